import type {
  NewRating,
  NewRecipientRequest,
  Rating,
  TimeWindow,
  TrackedOrder,
  TrackedRequest,
} from '@malote/api-client/contract'
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Download } from '../../platform/files/download.ts'
import { attachmentExtensions } from '../../platform/files/images.ts'
import { rateStop, submitRecipientRequest } from '../recipient-requests/index.ts'
import { getExpiry, isOnRoute, toTrackedOrder } from './to-tracked-order.ts'
import { type LegTimes, selectLegTimes, selectTracked, type TrackedRow } from './tracking.sql.ts'

/**
 * Returns the public view of one drop-off of an order.
 *
 * @throws AppError `not_found` for an unknown link, `invalid_token` for an expired one.
 */
export async function getTracking(ctx: Context, token: string): Promise<TrackedOrder> {
  const row = await requireTracked(ctx, token)
  const legTimes = isOnRoute(row) ? await getLegTimes(ctx, row.company_id) : undefined
  return toTrackedOrder(row, ctx.clock(), legTimes)
}

/** Returns when the courier arrives at a drop-off, as its public page shows it; null when only the promise counts. */
export async function getEstimatedArrival(ctx: Context, token: string): Promise<TimeWindow | null> {
  return (await getTracking(ctx, token)).delivery?.estimatedArrival ?? null
}

/** Stores a request of the recipient. */
export async function requestByLink(ctx: Context, token: string, input: NewRecipientRequest): Promise<TrackedRequest> {
  return submitRecipientRequest(ctx, await requireTracked(ctx, token), input)
}

/** Stores the recipient's rating of the delivery. */
export async function rateByLink(ctx: Context, token: string, input: NewRating): Promise<Rating> {
  return rateStop(ctx, await requireTracked(ctx, token), input)
}

/** Opens a photograph of the delivery, in the copy without metadata. */
export async function openTrackingPhoto(ctx: Context, token: string, photoId: string): Promise<Download> {
  const photo = (await requireTracked(ctx, token)).photos.find(({ id }) => id === photoId)
  const key = photo?.public_key
  if (!photo || !key) throw new AppError('not_found', 'Esta entrega não tem esta foto.')
  return {
    type: photo.type,
    // The uploaded file name could contain a person's name.
    name: `entrega.${attachmentExtensions[photo.type]}`,
    inline: true,
    tag: `${photo.sum}-public`,
    open: () => ctx.services.files.read(key),
  }
}

async function requireTracked(ctx: Context, token: string): Promise<TrackedRow> {
  const [row] = await selectTracked(ctx.db, token)
  if (!row) throw new AppError('not_found', 'Não encontramos esta entrega. Confira o link com quem o enviou.')
  const expiry = getExpiry(row)
  if (expiry && expiry < ctx.clock()) {
    throw new AppError('invalid_token', 'Este link de rastreio não vale mais: a entrega já terminou há algum tempo.')
  }
  return row
}

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
async function getLegTimes(ctx: Context, companyId: string): Promise<LegTimes | undefined> {
  return (await measure(ctx, companyId)) ?? (await measure(ctx, undefined))
}

async function measure(ctx: Context, companyId: string | undefined): Promise<LegTimes | undefined> {
  const byCompany = measurements.get(ctx.config) ?? new Map<string, Measurement>()
  measurements.set(ctx.config, byCompany)
  const key = companyId ?? ''
  const now = ctx.clock()
  const earlier = byCompany.get(key)
  if (earlier && Math.abs(now.getTime() - earlier.at) < freshMs) return earlier.times
  const times = await selectLegTimes(ctx.db, companyId, now)
  const measurement = { at: now.getTime(), times: times.measured < enoughLegs ? undefined : times }
  byCompany.delete(key)
  byCompany.set(key, measurement)
  const [oldest] = byCompany.keys()
  if (byCompany.size > maximumCompanies && oldest !== undefined) byCompany.delete(oldest)
  return measurement.times
}
