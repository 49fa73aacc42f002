import type { ServiceOrderEvent } from '@malote/api-client/contract'
import { sql } from 'kysely'
import type { Database } from '../../platform/context.ts'

export type EventRow = Awaited<ReturnType<typeof selectEvents>>[number]

/** An order's history, as far as the reader may know of it. */
export async function selectEvents(
  db: Database,
  orderId: string,
  visibilities: readonly ServiceOrderEvent['visibility'][],
) {
  return eventsOf(db, orderId, visibilities).execute()
}

function eventsOf(db: Database, orderId: string, visibilities: readonly ServiceOrderEvent['visibility'][]) {
  return db
    .selectFrom('service_order_events as event')
    .leftJoin('users', 'users.id', 'event.actor_id')
    .leftJoin('service_order_comments as comment', 'comment.id', 'event.comment_id')
    .selectAll('event')
    .select(['users.name as actor_name', 'comment.text as comment_text'])
    .where('event.service_order_id', '=', orderId)
    .where(sql<boolean>`event.visibility = any(${visibilities})`)
    .orderBy('event.position')
}

/** What changed an order after a version of it, as far as the reader may know; comments and files change none. */
export async function selectEventsSince(
  db: Database,
  orderId: string,
  version: number,
  visibilities: readonly ServiceOrderEvent['visibility'][],
): Promise<EventRow[]> {
  return eventsOf(db, orderId, visibilities)
    .where('event.version', '>', version)
    .where('event.type', 'not in', ['commented', 'attached', 'detached'])
    .execute()
}
