/** What was measured in one interval of a soak. */
export interface Interval {
  readonly requests: number
  /** Failures since the start. */
  readonly failed: number
  /** Milliseconds. */
  readonly p99: number
  /** Megabytes of each process. */
  readonly memory: readonly { readonly heap: number; readonly resident: number }[]
}

/** A requirement, and what was measured. */
export interface Requirement {
  readonly what: string
  readonly passed: boolean
  readonly measured: string
}

/** Tolerated variation, caused by the garbage collector and the allocator. */
const toleratedMb = 8
const toleratedShare = 0.1
const toleratedMs = 25
const toleratedFactor = 1.3

/**
 * A value is stable when the least of the last third is not above the least of the middle third by more than tolerated:
 * the first third is warm-up, and the least memory is what a garbage collection leaves.
 */
function isStable(
  what: string,
  unit: string,
  values: readonly number[],
  tolerated: number,
  share: number,
): Requirement {
  const third = Math.floor(values.length / 3)
  const [before, after] = [Math.min(...values.slice(third, -third)), Math.min(...values.slice(-third))]
  return {
    what: `${what} is stable`,
    passed: after - before <= Math.max(tolerated, before * share),
    measured: `${before.toFixed(0)} ${unit}, then ${after.toFixed(0)} ${unit}`,
  }
}

/** The requirements of a run of at least three intervals. */
export function evaluate(intervals: readonly Interval[]): Requirement[] {
  const failed = intervals.at(-1)?.failed ?? Number.NaN
  const processes = intervals[0]?.memory.map((_, place) => place) ?? []
  const memory = (place: number, name: 'heap' | 'resident') =>
    intervals.map((interval) => interval.memory[place]?.[name] ?? Number.NaN)
  const growth = (what: string, values: readonly number[]) => isStable(what, 'MB', values, toleratedMb, toleratedShare)
  return [
    { what: 'no request failed', passed: failed === 0, measured: `${failed} failed` },
    ...processes.map((place) => growth(`heap of process ${place + 1}`, memory(place, 'heap'))),
    ...processes.map((place) => growth(`resident memory of process ${place + 1}`, memory(place, 'resident'))),
    isStable(
      'p99',
      'ms',
      intervals.map(({ p99 }) => p99),
      toleratedMs,
      toleratedFactor - 1,
    ),
  ]
}
