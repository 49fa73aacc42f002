import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { handleError } from './error-handler.ts'
import { registerLoadShedding } from './load-shedding.ts'

let app: FastifyInstance
afterEach(() => app.close())

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Blocks the event loop, as the start of a process does. */
function block(ms: number): void {
  const end = Date.now() + ms
  while (Date.now() < end);
}

async function listen(): Promise<string> {
  app = Fastify()
  app.setErrorHandler(handleError)
  await registerLoadShedding(app, 20)
  app.get('/', async () => 'ok')
  return app.listen({ port: 0, host: '127.0.0.1' })
}

test('accepts requests right after the start, whatever the load of the start was', async () => {
  const url = await listen()
  block(1_200)
  await wait(20)
  expect((await fetch(url)).status).toBe(200)
})

test('a process that is busy later rejects requests, and recovers', async () => {
  const url = await listen()
  await wait(2_100)
  let status = 200
  for (let round = 0; round < 20 && status === 200; round++) {
    block(400)
    await wait(1)
    status = (await fetch(url)).status
  }
  expect(status).toBe(503)
  await expect.poll(async () => (await fetch(url)).status, { timeout: 10_000 }).toBe(200)
})
