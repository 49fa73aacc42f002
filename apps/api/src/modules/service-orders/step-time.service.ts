import type { Context } from '../../platform/context.ts'
import { selectLastStepTime } from './order-events.sql.ts'
import type { OrderRow } from './order-rows.sql.ts'

const minute = 60_000
/** How far the clock of a device may be from that of the server. */
const clockToleranceMs = 2 * minute
/** How far in the future the time of a device is still stored. */
const futureMs = 5 * minute
/** How long ago a step may have been taken: the shift of a courier, and the night after it. */
const maximumAgeMs = 24 * 60 * minute

/**
 * Returns the context of a step of a locked order, dated by the device that took it without a connection. Its time counts
 * when its clock agrees with the server's and the time is between the previous step of the order and now, in the
 * session of the courier and at most a day ago. Otherwise the time of the server counts, and the event keeps both. A time
 * before the order existed, or in the future, is not stored.
 */
export async function withStepTime(ctx: Context, row: OrderRow): Promise<Context> {
  const { deviceTime, deviceClock, session } = ctx
  if (!deviceTime) return ctx
  const now = ctx.clock()
  if (deviceTime < row.created_at || +deviceTime > +now + futureMs) return { ...ctx, deviceTime: undefined }
  const isClockRight = deviceClock !== undefined && Math.abs(+deviceClock - +now) <= clockToleranceMs
  const previous = await selectLastStepTime(ctx.db, row.id)
  const earliest = Math.max(+previous - clockToleranceMs, +(session?.openedAt ?? previous), +now - maximumAgeMs)
  if (!isClockRight || +deviceTime < earliest || deviceTime >= now) return ctx
  // A clock that is slightly slow must not date a step before the previous one.
  return { ...ctx, occurredAt: new Date(Math.max(+deviceTime, +previous)) }
}

/** Returns when a step happened: by its device, if that counts, or now. */
export const getStepTime = ({ occurredAt, clock }: Context): Date => occurredAt ?? clock()
