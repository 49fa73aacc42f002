import { type Figures, percentile, type Sample, within } from './statistics.ts'

/** A requirement, and what was measured. */
export interface Finding {
  readonly what: string
  readonly holds: boolean
  readonly seen: string
}

/** Memory growth before this share of the run is warm-up, not a leak. */
const warm = 1 / 3
/** Tolerated variation, caused by the garbage collector and the allocator. */
const slackMb = 8
const slackShare = 0.1
/** The minimum number of requests of a group for a meaningful p99. */
const fewest = 200
const slowerMs = 25
const slowerShare = 1.3

/**
 * Retained memory is what is left after a garbage collection: the minimum in each tenth of the run. It is flat when the
 * last tenths are not above those after the warm-up.
 */
function memory(name: string, samples: readonly Sample[], span: number, read: (sample: Sample) => number): Finding {
  const least = (from: number, to: number) => {
    const tenths = Array.from({ length: 10 }, (_, index) => index / 10).filter((at) => at >= from && at < to)
    const values = tenths.map((at) => percentile(within(samples, at * span, (at + 0.1) * span).map(read), 0))
    return percentile(values, 0.5)
  }
  const [before, after] = [least(warm, 0.65), least(0.65, 1)]
  return {
    what: `${name} is flat`,
    holds: after - before <= Math.max(slackMb, before * slackShare),
    seen: `${before.toFixed(0)} MB, then ${after.toFixed(0)} MB`,
  }
}

function latency(figures: Figures, span: number): Finding[] {
  return [...figures.timings].flatMap(([group, timings]) => {
    const third = (place: number) =>
      within(timings, (place * span) / 3, ((place + 1) * span) / 3).map(({ took }) => took)
    const [first, last] = [third(0), third(2)]
    if (Math.min(first.length, last.length) < fewest) return []
    const [before, after] = [percentile(first, 0.99), percentile(last, 0.99)]
    return {
      what: `p99 of ${group} is flat`,
      holds: after <= Math.max(before * slowerShare, before + slowerMs),
      seen: `${before.toFixed(0)} ms, then ${after.toFixed(0)} ms`,
    }
  })
}

/** The requirements of a run of `span` milliseconds. */
export function judge(figures: Figures, span: number): Finding[] {
  return [
    {
      what: 'no call failed',
      holds: figures.errors.length === 0,
      seen: `${figures.errors.length} failed`,
    },
    ...figures.samples.flatMap((samples, place) => [
      memory(`heap of process ${place + 1}`, samples, span, ({ heapMb }) => heapMb),
      memory(`resident memory of process ${place + 1}`, samples, span, ({ residentMb }) => residentMb),
    ]),
    ...latency(figures, span),
  ]
}
