import { readFileSync } from 'node:fs'

/** A request: when it was due, in milliseconds from the start, and how long after that its response arrived. */
interface Timing {
  readonly at: number
  readonly took: number
}

/** The metrics of one server at one time. */
export interface Sample {
  readonly at: number
  readonly residentMb: number
  readonly heapMb: number
  readonly loopP99Ms: number
  /** Connections of the pool for requests, and the number of requests waiting for one. */
  readonly connections: number
  readonly waiting: number
}

/** All measurements of a run. */
export class Measurements {
  readonly timings = new Map<string, Timing[]>()
  readonly errors: { readonly at: number; readonly what: string }[] = []
  readonly samples: Sample[][] = []
  readonly machineLoad: { readonly at: number; readonly load: number }[] = []
  #started = performance.now()

  /** Starts the measurement; requests of the preparation are discarded. */
  start(): void {
    this.#started = performance.now()
    this.timings.clear()
  }

  now(): number {
    return performance.now() - this.#started
  }

  recordRequest(group: string, due: number): void {
    const list = this.timings.get(group) ?? []
    if (list.length === 0) this.timings.set(group, list)
    list.push({ at: due, took: this.now() - due })
  }

  recordError(what: string): void {
    this.errors.push({ at: this.now(), what })
  }

  /** Reads the metrics of each server. */
  async sample(metricsUrls: readonly string[]): Promise<void> {
    const at = this.now()
    this.machineLoad.push({ at, load: Number(readFileSync('/proc/loadavg', 'utf8').split(' ')[0]) })
    await Promise.all(
      metricsUrls.map(async (url, place) => {
        const text = await (await fetch(url)).text()
        const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN)
        const connection = (state: string) => figure(`malote_database_connections\\{state="${state}"\\}`)
        this.samples[place] ??= []
        this.samples[place].push({
          at,
          residentMb: figure('process_resident_memory_bytes') / 1024 / 1024,
          heapMb: figure('nodejs_heap_size_used_bytes') / 1024 / 1024,
          loopP99Ms: figure('nodejs_eventloop_lag_p99_seconds') * 1000,
          connections: connection('busy') + connection('idle'),
          waiting: connection('waiting'),
        })
      }),
    )
  }
}

/** The value below which the given share of the values is. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** The entries within a period, in milliseconds from the start. */
export const selectPeriod = <T extends { readonly at: number }>(all: readonly T[], from: number, to: number): T[] =>
  all.filter(({ at }) => at >= from && at < to)
