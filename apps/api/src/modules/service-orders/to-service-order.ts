import {
  isDeliveryTeam,
  isLate,
  type ServiceOrder,
  type ServiceOrderEvent,
  type ServiceOrderStatus,
  type ServiceOrderSummary,
  type StepEvidence,
  type Stop,
} from '@malote/api-client/contract'
import type { Session } from '../../platform/context.ts'
import { toAddress } from '../../platform/db/addresses.ts'
import { toReference, toTimestamp } from '../../platform/db/row-values.ts'
import { toOrderFields } from './order-columns.ts'
import { toItem, toWindow } from './order-content.ts'
import type { EventRow } from './order-events.sql.ts'
import { isProved } from './order-facts.ts'
import type { OrderRow, StopRow } from './order-rows.sql.ts'
import type { OrderListRow } from './read/order-list.sql.ts'

/** Maps a row to an order of a list. */
export function toServiceOrderSummary(row: OrderListRow, now: Date, publicUrl: string): ServiceOrderSummary {
  return {
    orderNumber: row.order_number,
    company: { id: row.company_id, name: row.company_name },
    status: row.status,
    priority: row.priority,
    externalRef: row.external_ref,
    scheduledFor: toTimestamp(row.scheduled_for),
    promisedAt: toTimestamp(row.promised_at),
    late: isLate({ status: row.status, promisedAt: toTimestamp(row.promised_at) }, now),
    pickup: {
      contactName: row.pickup_contact,
      city: row.pickup_city,
      state: row.pickup_state,
      locationName: row.pickup_location_name,
    },
    dropoff: {
      contactName: row.dropoff_contact,
      neighborhood: row.dropoff_neighborhood,
      city: row.dropoff_city,
      state: row.dropoff_state,
    },
    dropoffCount: row.dropoff_count,
    assignee: toReference(row.assignee_id, row.assignee_name),
    requestedBy: toReference(row.requested_by_id, row.requested_by_name),
    collectedAt: toTimestamp(row.collected_at),
    ...(row.next_stop
      ? { nextStop: toStop(row.next_stop, { seesPin: false, getLink: createLinkReader(row.status, publicUrl) }) }
      : {}),
    ...(row.planned_position === undefined
      ? {}
      : { weightGrams: row.weight_grams ?? null, routePosition: row.planned_position }),
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}

interface StopReader {
  readonly seesPin: boolean
  readonly getLink: (stop: Pick<StopRow, 'public_token'>) => string | null
}

function toStop(row: StopRow, { seesPin, getLink }: StopReader): Stop {
  return {
    id: row.id,
    kind: row.kind,
    position: row.position,
    state: row.state,
    locationId: row.location_id,
    address: toAddress(row, row.state_code as Stop['address']['state']),
    contactName: row.contact_name,
    contactPhone: row.contact_phone,
    contactEmail: row.contact_email,
    window: toWindow(row),
    instructions: row.instructions,
    completedAt: toTimestamp(row.completed_at),
    receiverName: row.receiver_name,
    failureReason: row.failure_reason,
    requiredProofs: row.required_proofs,
    missingProofs: row.missing_proofs,
    requiredProof: row.required_proofs[0] ?? null,
    proved: isProved(row),
    pin: seesPin && row.required_proofs.includes('pin') ? row.pin : null,
    pinConfirmedAt: toTimestamp(row.pin_confirmed_at),
    trackingUrl: getLink(row),
  }
}

/** Maps a row to the API's order. Internal notes are hidden from the company, and PINs from the delivery team. */
export function toServiceOrder(row: OrderRow, now: Date, reader: Session['user'], publicUrl: string): ServiceOrder {
  const seesInternal = isDeliveryTeam(reader)
  const stopReader = { seesPin: reader.role !== 'operator', getLink: createLinkReader(row.status, publicUrl) }
  const stops = row.stops.map((stop) => toStop(stop, stopReader))
  const fields = toOrderFields(row)
  return {
    orderNumber: row.order_number,
    company: { id: row.company_id, name: row.company_name },
    status: row.status,
    heldFrom: row.held_from,
    priority: row.priority,
    ...fields,
    internalNotes: seesInternal ? fields.internalNotes : null,
    scheduledFor: toTimestamp(row.scheduled_for),
    promisedAt: toTimestamp(row.promised_at),
    late: isLate({ status: row.status, promisedAt: toTimestamp(row.promised_at) }, now),
    stops,
    returnStop: row.return_stop && toStop(row.return_stop, stopReader),
    items: row.items.map(toItem),
    assignee: toReference(row.assignee_id, row.assignee_name),
    requestedBy: toReference(row.requested_by_id, row.requested_by_name),
    attempts: row.attempts,
    maximumAttempts: row.maximum_attempts,
    chargeable: row.chargeable,
    cancelReason: row.cancel_reason,
    acceptedAt: toTimestamp(row.accepted_at),
    collectedAt: toTimestamp(row.collected_at),
    deliveredAt: toTimestamp(row.delivered_at),
    closedAt: toTimestamp(row.closed_at),
    canceledAt: toTimestamp(row.canceled_at),
    duplicatedFrom: row.duplicated_from,
    trackingUrl: getOnlyLink(stops),
    source: row.source,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}

/** Maps a row to an event of the history. */
export function toEvent(row: EventRow): ServiceOrderEvent {
  return {
    id: row.id,
    position: row.position,
    type: row.type,
    from: row.from_status,
    to: row.to_status,
    stopId: row.stop_id,
    stopState: row.stop_state,
    reason: row.reason,
    note: row.note ?? row.comment_text,
    visibility: row.visibility,
    ...(row.changes ? { changes: row.changes } : {}),
    ...(row.comment_id ? { commentId: row.comment_id } : {}),
    ...(row.occurrence_id ? { occurrenceId: row.occurrence_id } : {}),
    ...(row.undoes_event_id ? { undoesEventId: row.undoes_event_id } : {}),
    ...toEvidence(row),
    actor: toReference(row.actor_id, row.actor_name),
    occurredAt: row.occurred_at.toISOString(),
    recordedAt: row.recorded_at.toISOString(),
    ...(row.device_time ? toDeviceTime(row, row.device_time) : {}),
  }
}

/** The time of the device counts where the event happened before it was recorded. */
function toDeviceTime(
  { occurred_at, recorded_at }: EventRow,
  deviceTime: Date,
): Pick<ServiceOrderEvent, 'deviceTime' | 'timeSource'> {
  return { deviceTime: deviceTime.toISOString(), timeSource: occurred_at < recorded_at ? 'device' : 'server' }
}

function toEvidence({ latitude, longitude, accuracy_meters, checked_volumes }: EventRow): StepEvidence {
  const hasPlace = latitude !== null && longitude !== null && accuracy_meters !== null
  return {
    ...(hasPlace ? { place: { latitude, longitude, accuracyMeters: accuracy_meters } } : {}),
    ...(checked_volumes === null ? {} : { checkedVolumes: checked_volumes }),
  }
}

/** Returns the URL of the public tracking page of a stop; null in a draft, and for a stop without a recipient. */
export function getTrackingUrl(publicUrl: string, status: ServiceOrderStatus, token: string | null): string | null {
  return status === 'draft' || token === null ? null : `${publicUrl}/rastreio/${token}`
}

const createLinkReader =
  (status: ServiceOrderStatus, publicUrl: string): StopReader['getLink'] =>
  ({ public_token }) =>
    getTrackingUrl(publicUrl, status, public_token)

/** Returns the link of the only drop-off; null with several. */
function getOnlyLink(stops: readonly Stop[]): string | null {
  const [first, ...others] = stops.filter(({ kind }) => kind === 'dropoff')
  return first && others.length === 0 ? first.trackingUrl : null
}

/** Lists the stops of an order in their sequence, the return included. */
export const listStops = ({ stops, returnStop }: ServiceOrder): Stop[] => [
  ...stops,
  ...(returnStop ? [returnStop] : []),
]
