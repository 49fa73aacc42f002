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

const maximumDelayMs = 2_000

async function listen(): Promise<string> {
  app = Fastify()
  app.setErrorHandler(handleError)
  await registerLoadShedding(app, maximumDelayMs)
  app.get('/', async () => 'ok')
  return app.listen({ port: 0, host: '127.0.0.1' })
}

interface Pauses {
  pauseMs: number
  /** The time between the end of a pause and its request. */
  freeMs: number
  count: number
}

/** Blocks the event loop again and again, with a request after each pause. */
async function requestAfterPauses(url: string, { pauseMs, freeMs, count }: Pauses): Promise<number[]> {
  const statuses: number[] = []
  for (let pause = 0; pause < count && !statuses.includes(503); pause++) {
    block(pauseMs)
    await wait(freeMs)
    statuses.push((await fetch(url)).status)
  }
  return statuses
}

test('accepts requests right after the start, whatever the load of the start was', async () => {
  const url = await listen()
  block(maximumDelayMs + 200)
  await wait(20)
  expect((await fetch(url)).status).toBe(200)
})

test('accepts requests after short pauses, rejects them after long ones, and recovers', async () => {
  const url = await listen()
  await wait(2 * maximumDelayMs + 100)
  // The delay is measured every 10 ms; without free time between two pauses there may be no measurement in a sample.
  expect(await requestAfterPauses(url, { pauseMs: 0.55 * maximumDelayMs, freeMs: 50, count: 4 })).not.toContain(503)
  expect(await requestAfterPauses(url, { pauseMs: 1.2 * maximumDelayMs, freeMs: 1, count: 6 })).toContain(503)
  await expect.poll(async () => (await fetch(url)).status, { timeout: 10_000 }).toBe(200)
})
