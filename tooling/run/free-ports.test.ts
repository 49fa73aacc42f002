import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test, vi } from 'vitest'
import { findFreePorts } from './free-ports.ts'

test('ports are outside of the range of outgoing connections', async () => {
  expect(Math.max(...(await findFreePorts(6)))).toBeLessThan(32_768)
})

test('a range with a port in use is skipped', async () => {
  const [taken = 0] = await findFreePorts(3)
  const server = createServer().listen(taken + 2)
  await once(server, 'listening')
  // Adds half a port, because multiplying after dividing rounds some numbers down to the previous port.
  const random = vi.spyOn(Math, 'random').mockReturnValueOnce((taken - 10_000 + 0.5) / (22_000 - 3))
  expect((await findFreePorts(3))[0]).not.toBe(taken)
  expect(random.mock.calls.length).toBeGreaterThan(1)
  server.close()
})
