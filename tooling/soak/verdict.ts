import { type Measurements, percentile, type Sample, selectPeriod } from './statistics.ts'

/** A requirement, and what was measured. */
export interface RequirementResult {
  readonly what: string
  readonly passed: boolean
  readonly measured: string
}

/** Memory growth before this share of the run is warm-up, not a leak. */
const warmUpShare = 1 / 3
/** Tolerated variation, caused by the garbage collector and the allocator. */
const toleratedMb = 8
const toleratedShare = 0.1
/** The minimum number of requests of a group for a meaningful p99. */
const minimumRequests = 200
const toleratedMs = 25
const toleratedFactor = 1.3

/**
 * Retained memory is what is left after a garbage collection: the minimum in each tenth of the run. It is flat when the
 * last tenths are not above those after the warm-up.
 */
function memory(
  name: string,
  samples: readonly Sample[],
  span: number,
  read: (sample: Sample) => number,
): RequirementResult {
  const least = (from: number, to: number) => {
    const tenths = Array.from({ length: 10 }, (_, index) => index / 10).filter((at) => at >= from && at < to)
    const values = tenths.map((at) => percentile(selectPeriod(samples, at * span, (at + 0.1) * span).map(read), 0))
    return percentile(values, 0.5)
  }
  const [before, after] = [least(warmUpShare, 0.65), least(0.65, 1)]
  return {
    what: `${name} is flat`,
    passed: after - before <= Math.max(toleratedMb, before * toleratedShare),
    measured: `${before.toFixed(0)} MB, then ${after.toFixed(0)} MB`,
  }
}

function latency(measurements: Measurements, span: number): RequirementResult[] {
  return [...measurements.timings].flatMap(([group, timings]) => {
    const third = (place: number) =>
      selectPeriod(timings, (place * span) / 3, ((place + 1) * span) / 3).map(({ took }) => took)
    const [first, last] = [third(0), third(2)]
    if (Math.min(first.length, last.length) < minimumRequests) return []
    const [before, after] = [percentile(first, 0.99), percentile(last, 0.99)]
    return {
      what: `p99 of ${group} is flat`,
      passed: after <= Math.max(before * toleratedFactor, before + toleratedMs),
      measured: `${before.toFixed(0)} ms, then ${after.toFixed(0)} ms`,
    }
  })
}

/** The requirements of a run of `span` milliseconds. */
export function evaluate(measurements: Measurements, span: number): RequirementResult[] {
  return [
    {
      what: 'no call failed',
      passed: measurements.errors.length === 0,
      measured: `${measurements.errors.length} failed`,
    },
    ...measurements.samples.flatMap((samples, place) => [
      memory(`heap of process ${place + 1}`, samples, span, ({ heapMb }) => heapMb),
      memory(`resident memory of process ${place + 1}`, samples, span, ({ residentMb }) => residentMb),
    ]),
    ...latency(measurements, span),
  ]
}
