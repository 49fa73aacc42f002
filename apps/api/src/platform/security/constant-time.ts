import { setTimeout } from 'node:timers/promises'

/**
 * Runs `work` and lets go of its end no sooner than `floorMs` after its beginning, however it ends: what was found on
 * the way is not told by the clock. The floor stands well above what the longest way takes.
 */
export async function withMinimumDuration<T>(floorMs: number, work: () => Promise<T>): Promise<T> {
  const floor = setTimeout(floorMs)
  try {
    return await work()
  } finally {
    await floor
  }
}
