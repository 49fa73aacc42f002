import { randomUUID } from 'node:crypto'

const maxSequence = 0xfff
let lastTime = 0
let sequence = 0

/**
 * Creates a UUID of version 7, which is ordered by time, so that indexes grow at one end, and within a millisecond by a
 * counter (RFC 9562, section 6.2, method 1), so that the files of one request keep their order. PostgreSQL 15 has no
 * function for it. The random part comes from a version 4 UUID, whose generator has a pool and rarely calls the system.
 */
export function newId(now = Date.now()): string {
  sequence = now === lastTime && sequence < maxSequence ? sequence + 1 : 0
  lastTime = now
  const time = now.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${sequence.toString(16).padStart(3, '0')}${randomUUID().slice(18)}`
}
