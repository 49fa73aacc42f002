import { randomUUID } from 'node:crypto'

/**
 * Creates a UUID of version 7, which is ordered by time, so that indexes grow at one end. PostgreSQL 15 has no function
 * for it. The random part comes from a version 4 UUID, whose generator has a pool and rarely calls the system.
 */
export function newId(now = Date.now()): string {
  const time = now.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}
