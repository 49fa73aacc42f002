import type { TimeWindow } from '@malote/api-client/contract'
import type { LegTimes } from './tracking.sql.ts'

const quarterMs = 15 * 60_000

interface Arrival {
  /** When the courier left for the stop that is next on the route. */
  readonly leftAt: Date
  /** The number of open drop-offs before this one. */
  readonly stopsBefore: number
  /** The agreed window of the drop-off. */
  readonly window: TimeWindow | null
  readonly now: Date
}

/**
 * Estimates when the courier arrives: as many legs as there are stops, in whole quarters of an hour. It is never in the
 * past: a leg that takes longer than usual can end at any moment. Null when the courier would arrive before the agreed
 * window, which is then shown.
 */
export function estimateArrival({ fast, slow }: LegTimes, arrival: Arrival): TimeWindow | null {
  const { leftAt, stopsBefore, window, now } = arrival
  const at = (seconds: number): number =>
    Math.max(now.getTime(), leftAt.getTime() + seconds * 1000) + stopsBefore * seconds * 1000
  const soonest = Math.ceil(now.getTime() / quarterMs) * quarterMs
  const agreed = window ? Date.parse(window.start) : 0
  const start = Math.max(soonest, agreed, Math.floor(at(fast) / quarterMs) * quarterMs)
  const end = Math.ceil(at(slow) / quarterMs) * quarterMs
  if (end <= agreed) return null
  return { start: new Date(start).toISOString(), end: new Date(Math.max(end, start + quarterMs)).toISOString() }
}
