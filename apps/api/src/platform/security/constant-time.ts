import { setTimeout } from 'node:timers/promises'

/**
 * Runs `work` and returns its result or error `floorMs` after the start at the earliest, so that the duration reveals
 * nothing. The minimum must be well above the longest duration.
 */
export async function withMinimumDuration<T>(floorMs: number, work: () => Promise<T>): Promise<T> {
  const floor = setTimeout(floorMs)
  try {
    return await work()
  } finally {
    await floor
  }
}
