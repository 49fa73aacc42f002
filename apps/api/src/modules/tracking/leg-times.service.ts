import type { Context } from '../../platform/context.ts'
import { type LegTimes, selectLegTimes } from './leg-times.sql.ts'

/** Fewer legs are no measurement. */
const enoughLegs = 20
const freshMs = 10 * 60_000
/** Companies whose times are kept; the oldest is removed first. */
const maximumCompanies = 1_000

interface Measurement {
  readonly at: number
  readonly times: LegTimes | undefined
}

/** The measurements of each application in this process. */
const measurements = new WeakMap<Context['config'], Map<string, Measurement>>()

/** Returns the leg times of a company, or else of all companies; undefined when too few legs were measured. */
export async function getLegTimes(ctx: Context, companyId: string): Promise<LegTimes | undefined> {
  return (await measure(ctx, companyId)) ?? (await measure(ctx, undefined))
}

async function measure(ctx: Context, companyId: string | undefined): Promise<LegTimes | undefined> {
  const kept = measurements.get(ctx.config) ?? new Map<string, Measurement>()
  measurements.set(ctx.config, kept)
  const key = companyId ?? ''
  const now = ctx.clock()
  const known = kept.get(key)
  if (known && Math.abs(now.getTime() - known.at) < freshMs) return known.times
  const times = await selectLegTimes(ctx.db, companyId, now)
  const measurement = { at: now.getTime(), times: times.measured < enoughLegs ? undefined : times }
  kept.delete(key)
  kept.set(key, measurement)
  const [oldest] = kept.keys()
  if (kept.size > maximumCompanies && oldest !== undefined) kept.delete(oldest)
  return measurement.times
}
