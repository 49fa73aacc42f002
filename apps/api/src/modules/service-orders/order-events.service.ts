import type { FieldChange, StepEvidence } from '@malote/api-client/contract'
import { type Context, requireSession } from '../../platform/context.ts'
import { newId } from '../../platform/security/ids.ts'
import { updateFailureOccurrences } from './occurrences/failure-occurrences.sql.ts'
import { insertOrderEvents, type OrderEventDetails } from './order-events.sql.ts'
import type { OrderRow } from './order-rows.sql.ts'

/** An event of an order's history. Absent columns are null. */
export interface OrderEventInput extends OrderEventDetails {
  /**
   * Null: the system.
   *
   * @default the caller
   */
  readonly actor_id?: string | null
  readonly changes?: readonly FieldChange[]
}

/** Who caused an event, and when. */
interface EventOrigin {
  readonly actorId: string | null
  readonly at: Date
  /** @default at */
  readonly occurredAt?: Date | undefined
  readonly deviceTime?: Date | undefined
}

export type EventRow = ReturnType<typeof toEventRow>

/** Returns the row of an event, without its position in the history. */
export function toEventRow(
  orderId: string,
  { actor_id: _actor, changes, ...columns }: OrderEventInput,
  { actorId, at, occurredAt = at, deviceTime }: EventOrigin,
) {
  return {
    id: newId(),
    service_order_id: orderId,
    from_status: null,
    to_status: null,
    stop_id: null,
    stop_state: null,
    reason: null,
    note: null,
    comment_id: null,
    occurrence_id: null,
    undoes_event_id: null,
    ...toEvidenceColumns({}),
    ...columns,
    actor_id: actorId,
    changes: changes ? JSON.stringify(changes) : null,
    occurred_at: occurredAt,
    recorded_at: at,
    device_time: deviceTime ?? null,
  }
}

/** Maps the evidence of a step to columns of its event. */
export const toEvidenceColumns = ({ place, checkedVolumes }: StepEvidence) => ({
  latitude: place?.latitude ?? null,
  longitude: place?.longitude ?? null,
  accuracy_meters: place?.accuracyMeters ?? null,
  checked_volumes: checkedVolumes ?? null,
})

/** Records an event in the history of an order, which the caller has locked. A failure opens its occurrence. */
export const recordOrderEvent = (ctx: Context, orderId: string, event: OrderEventInput): Promise<void> =>
  recordOrderEvents(ctx, [orderId], event)

/** Records the same event in the histories of different orders, which the caller has locked. */
export async function recordOrderEvents(
  ctx: Context,
  orderIds: readonly string[],
  event: OrderEventInput,
): Promise<void> {
  const { actor_id: actorId = requireSession(ctx).user.id } = event
  const { occurredAt, deviceTime } = ctx
  const origin = { actorId, at: ctx.clock(), occurredAt, deviceTime }
  const rows = orderIds.map((orderId) => toEventRow(orderId, event, origin))
  await insertOrderEvents(ctx.db, rows)
  const followUps: EventRow[] = []
  for (const row of rows) {
    const followUp = await updateFailureOccurrences(ctx.db, row)
    if (followUp) followUps.push(toEventRow(row.service_order_id, followUp, origin))
  }
  if (followUps.length > 0) await insertOrderEvents(ctx.db, followUps)
}

/** Records the changed fields in the order's history; nothing when nothing changed. */
export async function recordEdit(
  ctx: Context,
  { id }: Pick<OrderRow, 'id'>,
  visibility: 'company' | 'internal',
  changes: readonly FieldChange[],
): Promise<void> {
  if (changes.length > 0) await recordOrderEvent(ctx, id, { type: 'edited', visibility, changes })
}
