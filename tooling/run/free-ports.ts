import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ports that systems give to outgoing connections (from 32768 on Linux, 49152 by RFC 6335). */
const lowest = 10_000
const highest = 32_000

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port)
  return once(server, 'listening').then(
    () => once(server.close(), 'close').then(() => true),
    () => false,
  )
}

/**
 * Some ports in a row that nobody listens on, so that two clones can be tested side by side. What is free now
 * stays so: no connection is given one of them by chance.
 */
export async function freePorts(count: number): Promise<number[]> {
  for (;;) {
    const first = lowest + Math.floor(Math.random() * (highest - lowest - count))
    const row = Array.from({ length: count }, (_, index) => first + index)
    const free = await Promise.all(row.map(isFree))
    if (free.every(Boolean)) return row
  }
}
