import { addOpenTime } from '../../domain/opening-hours.ts'
import type { OrderRow } from './order-rows.sql.ts'

type ServiceLevelPolicy = Pick<
  OrderRow,
  'sla_normal_hours' | 'sla_urgent_hours' | 'opening_hours' | 'holidays' | 'time_zone'
>

interface RequestedTimes {
  readonly priority: OrderRow['priority']
  /** Start of the pickup window, if there is one. */
  readonly scheduledFor: Date | null
  /** End of the last drop-off's window, if there is one. */
  readonly deliverBy: Date | null
}

/**
 * Computes the promised delivery time: the end of the requested window; without one, the agreed hours after the start
 * of the pickup, counted during opening hours.
 */
export function computePromisedTime(
  { priority, scheduledFor, deliverBy }: RequestedTimes,
  policy: ServiceLevelPolicy,
  now: Date,
): Date {
  if (deliverBy && deliverBy > now) return deliverBy
  const hours = priority === 'urgent' ? policy.sla_urgent_hours : policy.sla_normal_hours
  const startsAt = scheduledFor && scheduledFor > now ? scheduledFor : now
  const { opening_hours: openingHours, holidays, time_zone: timeZone } = policy
  return addOpenTime(startsAt, hours * 3_600_000, { openingHours, holidays, timeZone })
}
