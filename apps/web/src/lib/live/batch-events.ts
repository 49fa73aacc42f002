import type { LiveEvent } from '@malote/api-client'

/** Milliseconds in which events are collected: a bulk change sends many events at once. */
const batchWindowMs = 200
/** Minimum milliseconds between two batches. */
const minBatchIntervalMs = 2_000

/** Collects events into batches, so that a hundred events refetch a list once. */
export function createEventBatcher(onGathered: (news: readonly LiveEvent[]) => void) {
  let news: LiveEvent[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let earliest = 0
  const hand = () => {
    timer = undefined
    earliest = Date.now() + minBatchIntervalMs
    const gathered = news
    news = []
    onGathered(gathered)
  }
  return {
    add: (event: LiveEvent) => {
      news.push(event)
      timer ??= setTimeout(hand, Math.max(batchWindowMs, earliest - Date.now()))
    },
    stop: () => clearTimeout(timer),
  }
}
