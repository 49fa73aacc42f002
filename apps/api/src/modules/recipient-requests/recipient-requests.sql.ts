import type { RecipientRequestKind } from '@malote/api-client/contract'
import type { Insertable, Updateable } from 'kysely'
import type { Database } from '../../platform/context.ts'
import type { Tables } from '../../platform/db/tables.ts'

export type RequestRow = NonNullable<Awaited<ReturnType<typeof selectOrderRequests>>[number]>

/** Selects the requests of an order, newest first. The order was selected in the caller's scope. */
export async function selectOrderRequests(db: Database, orderId: string) {
  return db
    .selectFrom('recipient_requests as request')
    .innerJoin('service_order_stops as stop', 'stop.id', 'request.stop_id')
    .leftJoin('users', 'users.id', 'request.decided_by_id')
    .selectAll('request')
    .select('users.name as decided_by_name')
    .where('stop.service_order_id', '=', orderId)
    .orderBy('request.created_at', 'desc')
    .orderBy('request.id', 'desc')
    .execute()
}

export async function selectPendingRequest(db: Database, stopId: string, kind: RecipientRequestKind) {
  return db
    .selectFrom('recipient_requests')
    .selectAll()
    .where('stop_id', '=', stopId)
    .where('kind', '=', kind)
    .where('status', '=', 'pending')
    .executeTakeFirst()
}

export async function countRequests(db: Database, stopId: string): Promise<number> {
  const { total } = await db
    .selectFrom('recipient_requests')
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .where('stop_id', '=', stopId)
    .executeTakeFirstOrThrow()
  return Number(total)
}

export async function insertRequest(db: Database, row: Insertable<Tables['recipient_requests']>) {
  return db.insertInto('recipient_requests').values(row).returningAll().executeTakeFirstOrThrow()
}

export async function updateRequest(
  db: Database,
  id: string,
  set: Updateable<Tables['recipient_requests']>,
): Promise<void> {
  await db.updateTable('recipient_requests').set(set).where('id', '=', id).execute()
}

/** Locks the stop, so that concurrent writes of its recipient run one after the other. */
export async function lockStop(db: Database, stopId: string): Promise<void> {
  await db.selectFrom('service_order_stops').select('id').where('id', '=', stopId).forUpdate().execute()
}

export async function selectRating(db: Database, stopId: string) {
  return db.selectFrom('stop_ratings').selectAll().where('stop_id', '=', stopId).executeTakeFirst()
}

/** Inserts or replaces the rating of a stop; the time of the first one is kept. */
export async function saveRating(db: Database, row: Insertable<Tables['stop_ratings']>) {
  return db
    .insertInto('stop_ratings')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('stop_id')
        .doUpdateSet({ score: row.score, comment: row.comment ?? null, updated_at: row.updated_at }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}
