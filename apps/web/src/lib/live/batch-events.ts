import type { LiveEvent } from '@malote/api-client'

/** Milliseconds in which events are collected: a bulk change sends many events at once. */
const batchWindowMs = 200
/** Minimum milliseconds between two batches. */
const minBatchIntervalMs = 2_000

/** Collects events into batches, so that a hundred events refetch a list once. */
export function createEventBatcher(onBatch: (events: readonly LiveEvent[]) => void) {
  let pending: LiveEvent[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let earliest = 0
  const flush = () => {
    timer = undefined
    earliest = Date.now() + minBatchIntervalMs
    const batch = pending
    pending = []
    onBatch(batch)
  }
  return {
    add: (event: LiveEvent) => {
      pending.push(event)
      timer ??= setTimeout(flush, Math.max(batchWindowMs, earliest - Date.now()))
    },
    stop: () => clearTimeout(timer),
  }
}
