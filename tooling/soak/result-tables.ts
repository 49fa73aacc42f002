import { type Figures, percentile, within } from './statistics.ts'
import type { Finding } from './verdict.ts'

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
const ms = (value: number) => (Number.isFinite(value) ? value.toFixed(value < 10 ? 1 : 0) : '')

/** A Markdown table. */
function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')
}

/** The requests between two times: count and durations by group. */
export function windowTable(figures: Figures, from: number, to: number): string {
  const groups = [...figures.timings].flatMap(([group, timings]) => {
    const took = within(timings, from, to).map((timing) => timing.took)
    return took.length === 0 ? [] : [[group, took.length, ms(percentile(took, 0.5)), ms(percentile(took, 0.99))]]
  })
  return table(['calls', 'number', 'p50 ms', 'p99 ms'], groups)
}

/** The state of the servers, with one row per interval. */
export function serverTable(figures: Figures, span: number, pieces: number): string {
  const head = ['minutes', 'calls', 'failed', 'load', 'resident MB', 'heap MB', 'loop p99 ms', 'connections', 'waiting']
  const rows = Array.from({ length: pieces }, (_, piece) => {
    const [from, to] = [(piece * span) / pieces, ((piece + 1) * span) / pieces]
    const calls = [...figures.timings.values()].reduce((sum, timings) => sum + within(timings, from, to).length, 0)
    const load = within(figures.machineLoad, from, to).map((seen) => seen.load)
    const each = (read: (sample: Figures['samples'][number][number]) => number, share: number) =>
      figures.samples.map((samples) => percentile(within(samples, from, to).map(read), share).toFixed(0)).join(', ')
    return [
      `${(from / 60_000).toFixed(0)} to ${(to / 60_000).toFixed(0)}`,
      calls,
      within(figures.errors, from, to).length,
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
export function errorTable(figures: Figures): string {
  const kinds = new Map<string, number>()
  for (const { what } of figures.errors) kinds.set(what, (kinds.get(what) ?? 0) + 1)
  const sorted = [...kinds].toSorted(([, one], [, other]) => other - one)
  return table(['failed', 'times'], sorted.slice(0, 30))
}

export const verdictTable = (findings: readonly Finding[]): string =>
  table(
    ['had to hold', 'seen', ''],
    findings.map(({ what, holds, seen }) => [what, seen, holds ? 'yes' : '**no**']),
  )
