import {
  getTimeZone,
  type ServiceOrderStatus,
  type TrackedDelivery,
  type TrackedOrder,
  TrackingStep,
} from '@malote/api-client/contract'
import { toTimestamp } from '../../platform/db/row-values.ts'
import { erasedName } from '../privacy/index.ts'
import { isLate } from '../service-orders/index.ts'
import type { TrackedRow } from './tracking.sql.ts'

const dayMs = 86_400_000
const fromJson = (text: unknown): string => new Date(text as string).toISOString()

/** The step of each status in the normal workflow. */
const stepOfStatus: Partial<Record<ServiceOrderStatus, number>> = {
  requested: 1,
  accepted: 2,
  collecting: 2,
  collected: 3,
  in_transit: 4,
  partially_delivered: 4,
  delivered: 5,
}

/** Returns when the link expires; undefined while the order is running. */
export function getExpiry({ closed_at, tracking_days }: TrackedRow): Date | undefined {
  return closed_at ? new Date(closed_at.getTime() + tracking_days * dayMs) : undefined
}

/**
 * Returns the photographs that the link shows: with several recipients none, since each would see the others'
 * addresses.
 */
export function getPhotos(row: TrackedRow): TrackedRow['photos'] {
  return row.dropoffs.length === 1 ? row.photos : []
}

/** Maps a row to the order that the public tracking page shows. */
export function toTrackedOrder(row: TrackedRow, now: Date): TrackedOrder {
  const reached = reachedSteps(row)
  const moments = toMoments(row)
  const single = row.dropoffs.length === 1 && row.contacts_erased_at === null
  return {
    status: row.status,
    company: row.company_name,
    reached,
    steps: TrackingStep.options.map((step, index) => ({ step, at: index < reached ? moments[step] : null })),
    scheduledFor: toTimestamp(row.scheduled_for),
    promisedAt: toTimestamp(row.promised_at),
    late: isLate(row, now),
    deliveries: row.dropoffs.map((dropoff) => toDelivery(dropoff, single)),
    history: row.events.map(({ to_status, occurred_at }) => ({
      status: to_status as ServiceOrderStatus,
      at: fromJson(occurred_at),
    })),
    photos: getPhotos(row).map(({ id }) => ({ id })),
    contact: { name: row.organization_name, contactEmail: row.contact_email, contactPhone: row.contact_phone },
    expiresAt: toTimestamp(getExpiry(row) ?? null),
  }
}

/** Outside of the normal workflow, the order's timestamps give the reached steps. */
function reachedSteps(row: TrackedRow): number {
  const onWay = stepOfStatus[row.status] ?? (row.held_from && stepOfStatus[row.held_from])
  if (onWay) return onWay
  if (row.collected_at) return toMoments(row).in_transit ? 4 : 3
  return row.accepted_at ? 2 : 1
}

function toMoments(row: TrackedRow): Record<TrackingStep, string | null> {
  const leaving = row.events.findLast(({ to_status }) => to_status === 'in_transit')
  return {
    requested: toTimestamp(row.requested_at),
    accepted: toTimestamp(row.accepted_at),
    collected: toTimestamp(row.collected_at),
    in_transit: leaving ? fromJson(leaving.occurred_at) : null,
    delivered: toTimestamp(row.delivered_at),
  }
}

type Dropoff = TrackedRow['dropoffs'][number]

function toDelivery(dropoff: Dropoff, single: boolean): TrackedDelivery {
  const { neighborhood, city, state_code: state, window_start: start, window_end: end } = dropoff
  return {
    recipient: single ? firstName(dropoff.contact_name) : null,
    neighborhood,
    city,
    state,
    timeZone: getTimeZone({ state, postalCode: dropoff.postal_code }),
    // Values inside JSON are text, whatever the type of the column.
    window: start && end ? { start: fromJson(start), end: fromJson(end) } : null,
    stopState: dropoff.state,
    completedAt: dropoff.completed_at && fromJson(dropoff.completed_at),
    receiver: single && dropoff.receiver_name ? firstName(dropoff.receiver_name) : null,
  }
}

const nameAlone = /^\p{L}[\p{L}\p{M}'’-]*$/u

/**
 * Returns the first name without surname and title; null when only a title is left. Only a plausible name is shown,
 * since integrations also send phone numbers, e-mails and documents in this field.
 */
function firstName(name: string): string | null {
  if (name === erasedName) return null
  // "ALBUQUERQUE, Mariana" starts with the surname.
  const firstNames = name.split(',', 2)[1]?.trim() || name.split(',', 1)[0] || ''
  const words = firstNames.trim().split(/\s+/)
  return words.find((word) => nameAlone.test(word))?.slice(0, 40) ?? null
}
