import { type Measurements, percentile, selectPeriod } from './statistics.ts'
import type { RequirementResult } from './verdict.ts'

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
const ms = (value: number) => (Number.isFinite(value) ? value.toFixed(value < 10 ? 1 : 0) : '')

/** A Markdown table. */
function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')
}

/** The requests between two times: count and durations by group. */
export function windowTable(measurements: Measurements, from: number, to: number): string {
  const groups = [...measurements.timings].flatMap(([group, timings]) => {
    const took = selectPeriod(timings, from, to).map((timing) => timing.took)
    return took.length === 0 ? [] : [[group, took.length, ms(percentile(took, 0.5)), ms(percentile(took, 0.99))]]
  })
  return table(['calls', 'number', 'p50 ms', 'p99 ms'], groups)
}

/** The state of the servers, with one row per interval. */
export function serverTable(measurements: Measurements, span: number, intervals: number): string {
  const head = ['minutes', 'calls', 'failed', 'load', 'resident MB', 'heap MB', 'loop p99 ms', 'connections', 'waiting']
  const rows = Array.from({ length: intervals }, (_, interval) => {
    const [from, to] = [(interval * span) / intervals, ((interval + 1) * span) / intervals]
    const calls = [...measurements.timings.values()].reduce(
      (sum, timings) => sum + selectPeriod(timings, from, to).length,
      0,
    )
    const load = selectPeriod(measurements.machineLoad, from, to).map((measured) => measured.load)
    const each = (read: (sample: Measurements['samples'][number][number]) => number, share: number) =>
      measurements.samples
        .map((samples) => percentile(selectPeriod(samples, from, to).map(read), share).toFixed(0))
        .join(', ')
    return [
      `${(from / 60_000).toFixed(0)} to ${(to / 60_000).toFixed(0)}`,
      calls,
      selectPeriod(measurements.errors, from, to).length,
      percentile(load, 0.5).toFixed(1),
      each((sample) => sample.residentMb, 0.5),
      each((sample) => sample.heapMb, 0),
      each((sample) => sample.loopP99Ms, 0.5),
      each((sample) => sample.connections, 1),
      each((sample) => sample.waiting, 1),
    ]
  })
  return table(head, rows)
}

/** The number of errors by kind, the most frequent first. */
export function errorTable(measurements: Measurements): string {
  const kinds = new Map<string, number>()
  for (const { what } of measurements.errors) kinds.set(what, (kinds.get(what) ?? 0) + 1)
  const sorted = [...kinds].toSorted(([, left], [, right]) => right - left)
  return table(['failed', 'times'], sorted.slice(0, 30))
}

export const verdictTable = (findings: readonly RequirementResult[]): string =>
  table(
    ['requirement', 'measured', ''],
    findings.map(({ what, passed, measured }) => [what, measured, passed ? 'yes' : '**no**']),
  )
