import { getOccurrenceKind, occurrenceDueHours } from '@malote/api-client/contract'
import { sql } from 'kysely'
import type { Database } from '../../../platform/context.ts'
import { newId } from '../../../platform/security/ids.ts'
import type { EventRow } from '../order-events.service.ts'
import type { OrderEventDetails } from '../order-events.sql.ts'

/**
 * Opens the occurrence of a failed attempt, or withdraws that of a failure that was undone. An event opens one at most, and
 * a failed order none when the failures of its stops since the courier left have opened theirs.
 *
 * @returns the event that follows, of the occurrence.
 */
export async function updateFailureOccurrences(db: Database, event: EventRow): Promise<OrderEventDetails | undefined> {
  if (event.type === 'step_undone' && event.undoes_event_id)
    return withdrawOccurrence(db, event.undoes_event_id, event.recorded_at)
  const isStopFailure = event.type === 'stop_changed' && event.stop_state === 'failed'
  if (isStopFailure || (event.type === 'status_changed' && event.to_status === 'failed'))
    return openOccurrence(db, event)
}

async function openOccurrence(db: Database, event: EventRow): Promise<OrderEventDetails | undefined> {
  const kind = getOccurrenceKind(event.reason ?? null)
  const dueAt = new Date(event.recorded_at.getTime() + occurrenceDueHours[kind] * 3_600_000)
  const orderId = event.service_order_id
  const failedStops = sql`select stop.id from service_order_stops as stop
    where stop.service_order_id = ${orderId} and stop.state = 'failed'`
  const stopId = event.stop_id
    ? sql`${event.stop_id}::uuid`
    : sql`(select case when count(*) = 1 then (array_agg(failed.id))[1] end from (${failedStops}) as failed)`
  const departure = sql`(select max(position) from service_order_events
    where service_order_id = ${orderId} and type = 'status_changed' and to_status in ('collecting', 'in_transit'))`
  const { rows } = await sql<{ id: string; stop_id: string | null }>`
    with opened as (
      insert into order_occurrences (
        id, service_order_id, company_id, stop_id, event_id, kind, reason, description, visibility, due_at,
        opened_by_id, opened_at
      )
      select ${newId()}, orders.id, orders.company_id, ${stopId}, ${event.id}, ${kind}, ${event.reason}, ${event.note},
        'company', ${dueAt}, ${event.actor_id}, ${event.recorded_at}
      from service_orders as orders
      where orders.id = ${orderId} and (${event.type === 'stop_changed'} or not exists (
        select from order_occurrences as other join service_order_events as failure
          on failure.service_order_id = other.service_order_id and failure.id = other.event_id
        where other.service_order_id = ${orderId} and failure.position > coalesce(${departure}, 0)
      ))
      on conflict (event_id) do nothing
      returning id, stop_id
    ), photographed as (
      update service_order_attachments as file set occurrence_id = opened.id from opened
      where file.kind = 'photo' and file.occurrence_id is null and case
        when opened.stop_id is null then file.stop_id in (${failedStops}) else file.stop_id = opened.stop_id
      end
    )
    select id, stop_id from opened`.execute(db)
  const [opened] = rows
  if (!opened) return undefined
  const { id: occurrence_id, stop_id } = opened
  return { type: 'occurrence_opened', visibility: 'company', occurrence_id, stop_id, reason: event.reason }
}

/** Deletes an occurrence that no person has changed, and resolves any other one. */
async function withdrawOccurrence(db: Database, eventId: string, at: Date): Promise<OrderEventDetails | undefined> {
  await sql`
    delete from order_occurrences as occurrence
    where occurrence.event_id = ${eventId} and occurrence.version = 1 and not exists (
      select from order_occurrence_comments as comment where comment.occurrence_id = occurrence.id
    )`.execute(db)
  const { rows } = await sql<{ id: string; stop_id: string | null; was_open: boolean }>`
    update order_occurrences set
      event_id = null, status = 'resolved', resolution = coalesce(resolution, ${undoneText}),
      resolved_at = coalesce(resolved_at, ${at}), version = version + 1
    where event_id = ${eventId}
    returning id, stop_id, resolved_at = ${at} as was_open`.execute(db)
  const [resolved] = rows
  if (!resolved?.was_open) return undefined
  const { id: occurrence_id, stop_id } = resolved
  return { type: 'occurrence_resolved', visibility: 'company', occurrence_id, stop_id }
}

const undoneText = 'O registro da tentativa foi desfeito.'
