import {
  closedStatuses,
  isLate,
  type Rating,
  type ServiceOrderStatus,
  type TrackedDelivery,
  type TrackedOrder,
  type TrackedRequest,
  TrackingStep,
} from '@malote/api-client/contract'
import { erasedName } from '../../domain/erased-name.ts'
import { getFirstName } from '../../domain/first-name.ts'
import { getStoredZone } from '../../platform/db/addresses.ts'
import { toTimestamp } from '../../platform/db/row-values.ts'
import { canRate, listPossibleRequests, toStoredRating } from '../recipient-requests/index.ts'
import { toWindow } from '../service-orders/index.ts'
import { estimateArrival } from './estimated-arrival.ts'
import type { LegTimes, TrackedRow } from './tracking.sql.ts'

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

/** Maps a row to the public view of one drop-off of its order. */
export function toTrackedOrder(row: TrackedRow, now: Date, legTimes: LegTimes | undefined): TrackedOrder {
  const status = getStopStatus(row)
  const history = toHistory(row)
  const moments = toMoments(row, status, history)
  const reached = reachedSteps(row, status, moments)
  const delivery = toDelivery(row, now, legTimes)
  return {
    status,
    company: row.company_name,
    reached,
    steps: TrackingStep.options.map((step, index) => ({ step, at: index < reached ? moments[step] : null })),
    scheduledFor: toTimestamp(row.scheduled_for),
    promisedAt: toTimestamp(row.promised_at),
    late: isLate({ status, promisedAt: toTimestamp(row.promised_at) }, now),
    delivery,
    deliveries: [delivery],
    requests: row.requests.map(toTrackedRequest),
    requestKinds: listPossibleRequests(row, row),
    rating: toRating(row),
    canRate: canRate(row, now),
    history,
    photos: row.photos.map(({ id }) => ({ id })),
    contact: { name: row.organization_name, contactEmail: row.contact_email, contactPhone: row.contact_phone },
    expiresAt: toTimestamp(getExpiry(row) ?? null),
  }
}

function toTrackedRequest(request: TrackedRow['requests'][number]): TrackedRequest {
  const { kind, status, window_start: start, window_end: end, decline_reason: declineReason, created_at } = request
  const window = start && end ? { start: fromJson(start), end: fromJson(end) } : null
  return { kind, status, window, declineReason, createdAt: fromJson(created_at) }
}

function toRating({ score, rating_comment, rated_at }: TrackedRow): Rating | null {
  if (score === null || rated_at === null) return null
  return toStoredRating({ score, comment: rating_comment, created_at: rated_at })
}

/** The statuses that result from the outcomes of the drop-offs. */
const outcomeStatuses: readonly string[] = [
  'in_transit',
  'delivered',
  'partially_delivered',
  'failed',
] satisfies ServiceOrderStatus[]

/**
 * Returns the status of the order for this drop-off. Of several, each has its own outcome, whatever becomes of the
 * others; one that failed returns with its order.
 */
function getStopStatus({ status, state, has_neighbors }: TrackedRow): ServiceOrderStatus {
  if (!has_neighbors) return status
  if (state === 'completed') return 'delivered'
  return state === 'failed' && outcomeStatuses.includes(status) ? 'failed' : status
}

type History = TrackedOrder['history']

/** Statuses that are not part of the public history. */
const unannounced: readonly string[] = ['draft', 'failed', 'on_hold', 'canceled'] satisfies ServiceOrderStatus[]
const endings: readonly string[] = [...closedStatuses, 'returning']

/** The history of the order's statuses. A correction takes back what came after its status. */
function replayEvents({ events }: TrackedRow): History {
  let history: History = []
  for (const { type, to_status, occurred_at } of events) {
    const entry = { status: to_status as ServiceOrderStatus, at: fromJson(occurred_at) }
    const earlier = history.findLastIndex(({ status }) => status === entry.status)
    if (type !== 'corrected') history.push(entry)
    else if (earlier >= 0) history = history.slice(0, earlier + 1)
    else {
      history = history.filter(({ status }) => !endings.includes(status))
      if (!unannounced.includes(entry.status)) history.push(entry)
    }
  }
  return history
}

/**
 * The public history; of an order with several drop-offs, without the outcomes of the others, and until the outcome of
 * its own.
 */
function toHistory(row: TrackedRow): History {
  const history = replayEvents(row)
  if (!row.has_neighbors) return history
  const shared = history.filter(({ status }) => status === 'in_transit' || !outcomeStatuses.includes(status))
  if (!row.completed_at) return shared
  const at = row.completed_at.toISOString()
  return [...shared.filter((entry) => entry.at <= at), { status: 'delivered', at }]
}

/** Outside of the normal workflow, the order's timestamps give the reached steps. */
function reachedSteps(
  row: TrackedRow,
  status: ServiceOrderStatus,
  moments: Record<TrackingStep, string | null>,
): number {
  const onWay = stepOfStatus[status] ?? (row.held_from && stepOfStatus[row.held_from])
  if (onWay) return onWay
  if (row.collected_at) return moments.in_transit ? 4 : 3
  return row.accepted_at ? 2 : 1
}

function toMoments(row: TrackedRow, status: ServiceOrderStatus, history: History): Record<TrackingStep, string | null> {
  const leaving = history.findLast((entry) => entry.status === 'in_transit')
  return {
    requested: toTimestamp(row.requested_at),
    accepted: toTimestamp(row.accepted_at),
    collected: toTimestamp(row.collected_at),
    in_transit: leaving?.at ?? null,
    delivered: status === 'delivered' ? toTimestamp(row.completed_at ?? row.delivered_at) : null,
  }
}

/** Whether the courier is on the way to the stop, or to one before it. */
export const isOnRoute = ({ status, state }: TrackedRow): boolean =>
  status === 'in_transit' && (state === 'pending' || state === 'en_route')

function toDelivery(row: TrackedRow, now: Date, legTimes: LegTimes | undefined): TrackedDelivery {
  const { neighborhood, city, state_code: state, leg_began_at: leftAt } = row
  const window = toWindow(row)
  const stopsBefore = isOnRoute(row) ? Number(row.stops_before) : null
  const isErased = row.contacts_erased_at !== null
  return {
    recipient: isErased ? null : toFirstName(row.contact_name),
    neighborhood,
    city,
    state,
    timeZone: getStoredZone(row),
    window,
    estimatedArrival:
      stopsBefore !== null && legTimes && leftAt
        ? estimateArrival(legTimes, { leftAt, stopsBefore, window, now })
        : null,
    stopsBefore,
    stopState: row.state,
    completedAt: toTimestamp(row.completed_at),
    receiver: row.receiver_name && !isErased ? toFirstName(row.receiver_name) : null,
  }
}

const toFirstName = (name: string): string | null => (name === erasedName ? null : getFirstName(name))
