import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test, vi } from 'vitest'
import { freePorts } from './free-ports.ts'

test('no outgoing connection can take one of them by chance', async () => {
  expect(Math.max(...(await freePorts(6)))).toBeLessThan(32_768)
})

test('a row in which one is taken is passed over', async () => {
  const [taken = 0] = await freePorts(3)
  const server = createServer().listen(taken + 2)
  await once(server, 'listening')
  // Half a port more: divided and multiplied again, some numbers round down to the port before.
  const random = vi.spyOn(Math, 'random').mockReturnValueOnce((taken - 10_000 + 0.5) / (22_000 - 3))
  expect((await freePorts(3))[0]).not.toBe(taken)
  expect(random.mock.calls.length).toBeGreaterThan(1)
  server.close()
})
