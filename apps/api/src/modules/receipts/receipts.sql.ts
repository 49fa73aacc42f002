import { type Insertable, sql } from 'kysely'
import type { Database } from '../../platform/context.ts'
import type { Tables } from '../../platform/db/tables.ts'

export type ReceiptRow = NonNullable<Awaited<ReturnType<typeof selectReceipt>>>

export type PublicEventRow = Awaited<ReturnType<typeof selectPublicEvents>>[number]

/** Selects the public history of an order, oldest first, with the position of the stop of each event. */
export function selectPublicEvents(db: Database, orderId: string) {
  return db
    .selectFrom('service_order_events as event')
    .leftJoin('service_order_stops as stop', 'stop.id', 'event.stop_id')
    .select([
      'event.position',
      'event.type',
      'event.from_status',
      'event.to_status',
      'stop.position as stop',
      'event.stop_state',
      'event.occurred_at',
      'event.latitude',
      'event.longitude',
      'event.accuracy_meters',
      'event.recorded_at',
    ])
    .where('event.service_order_id', '=', orderId)
    .where('event.visibility', '=', 'public')
    .orderBy('event.position')
    .execute()
}

/**
 * Selects the first event that took back what a receipt states: the undo of one of its events, or a correction of the
 * status, after it was issued.
 */
export function selectWithdrawal(
  db: Database,
  { service_order_id: orderId, issued_at: issuedAt }: Pick<ReceiptRow, 'service_order_id' | 'issued_at'>,
) {
  return db
    .selectFrom('service_order_events as event')
    .leftJoin('service_order_events as undone', (join) =>
      join
        .onRef('undone.service_order_id', '=', 'event.service_order_id')
        .onRef('undone.id', '=', 'event.undoes_event_id'),
    )
    .select(['event.type', 'event.recorded_at'])
    .where('event.service_order_id', '=', orderId)
    .where('event.recorded_at', '>', issuedAt)
    .where((where) => where.or([where('event.type', '=', 'corrected'), where('undone.recorded_at', '<=', issuedAt)]))
    .orderBy('event.position')
    .limit(1)
    .executeTakeFirst()
}

export type ProofRow = Awaited<ReturnType<typeof selectProofs>>[number]

/** Selects the photos and signatures of an order that its company may see. */
export function selectProofs(db: Database, orderId: string) {
  return db
    .selectFrom('service_order_attachments as proof')
    .select([
      'proof.id',
      'proof.stop_id',
      'proof.kind',
      'proof.name',
      'proof.type',
      'proof.bytes',
      'proof.file_key',
      'proof.public_key',
      'proof.created_at',
      sql<string>`encode(proof.sha256, 'hex')`.as('sum'),
    ])
    .where('proof.service_order_id', '=', orderId)
    .where('proof.kind', 'in', ['photo', 'signature'])
    .where('proof.visibility', '=', 'company')
    .where('proof.stop_id', 'is not', null)
    .orderBy('proof.created_at')
    .orderBy('proof.id')
    .execute()
}

export async function selectIssuer(db: Database): Promise<string | null> {
  return (await db.selectFrom('settings').select('organization_name').executeTakeFirstOrThrow()).organization_name
}

/** Inserts a receipt unless the order has one with the same content. */
export async function insertReceipt(db: Database, row: Insertable<Tables['receipts']>): Promise<void> {
  await db
    .insertInto('receipts')
    .values(row)
    .onConflict((conflict) => conflict.columns(['service_order_id', 'digest']).doNothing())
    .execute()
}

export function selectOrderReceipt(db: Database, orderId: string, digest: Buffer) {
  return db
    .selectFrom('receipts')
    .selectAll()
    .where('service_order_id', '=', orderId)
    .where('digest', '=', digest)
    .executeTakeFirst()
}

export function selectReceipt(db: Database, id: string) {
  return db
    .selectFrom('receipts')
    .innerJoin('service_orders as order', 'order.id', 'receipts.service_order_id')
    .selectAll('receipts')
    .select(['order.contacts_erased_at'])
    .where('receipts.id', '=', id)
    .executeTakeFirst()
}

/** Selects the company of the order of a receipt. */
export async function selectCompanyOfReceipt(db: Database, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('receipts')
    .innerJoin('service_orders as order', 'order.id', 'receipts.service_order_id')
    .select('order.company_id')
    .where('receipts.id', '=', id)
    .executeTakeFirst()
  return row?.company_id
}

/** Selects the signing keys, newest first. */
export function selectKeys(db: Database) {
  return db.selectFrom('signing_keys').selectAll().orderBy('created_at', 'desc').orderBy('id').execute()
}

export function selectKey(db: Database, id: string) {
  return db.selectFrom('signing_keys').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Waits for another process that creates a key. */
export async function lockSigningKeys(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('signing_keys'))`.execute(db)
}

export async function insertKey(db: Database, row: Insertable<Tables['signing_keys']>): Promise<void> {
  await db.insertInto('signing_keys').values(row).execute()
}

export async function retireKeys(db: Database, at: Date): Promise<void> {
  await db.updateTable('signing_keys').set({ retired_at: at }).where('retired_at', 'is', null).execute()
}
