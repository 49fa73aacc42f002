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
  return db
    .selectFrom('service_order_events as event')
    .leftJoin('users', 'users.id', 'event.actor_id')
    .selectAll('event')
    .select('users.name as actor_name')
    .where('event.service_order_id', '=', orderId)
    .where(sql<boolean>`event.visibility = any(${visibilities})`)
    .orderBy('event.position')
    .execute()
}

/** Who did the latest thing to an order. */
export async function selectLastActor(db: Database, orderId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('service_order_events as event')
    .leftJoin('users', 'users.id', 'event.actor_id')
    .select('users.name')
    .where('event.service_order_id', '=', orderId)
    .orderBy('event.position', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.name ?? undefined
}
