import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ports that systems assign to outgoing connections (from 32768 on Linux, 49152 by RFC 6335). */
const lowestPort = 10_000
const highestPort = 32_000

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port)
  return once(server, 'listening').then(
    () => once(server.close(), 'close').then(() => true),
    () => false,
  )
}

/**
 * Returns `count` consecutive free ports, so that two clones can run tests at the same time. The ports stay
 * free, because the system does not assign them to outgoing connections.
 */
export async function findFreePorts(count: number): Promise<number[]> {
  for (;;) {
    const first = lowestPort + Math.floor(Math.random() * (highestPort - lowestPort - count))
    const ports = Array.from({ length: count }, (_, index) => first + index)
    const free = await Promise.all(ports.map(isFree))
    if (free.every(Boolean)) return ports
  }
}
