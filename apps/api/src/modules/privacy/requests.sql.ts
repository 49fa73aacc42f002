import type { privacyRequests } from '@malote/api-client/contract'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Database } from '../../platform/context.ts'
import { type QueryOf, selectPage } from '../../platform/db/paging.ts'
import { matchesSearch } from '../../platform/db/search.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { type Contact, isContact } from './contact.sql.ts'

export type RequestFilters = QueryOf<typeof privacyRequests.list>

export type RequestRow = NonNullable<Awaited<ReturnType<typeof selectRequest>>>

const requests = (db: Database) =>
  db
    .selectFrom('privacy_requests')
    .leftJoin('users as handler', 'handler.id', 'privacy_requests.handled_by_id')
    .selectAll('privacy_requests')
    .select('handler.name as handled_by_name')

/** Returns the next protocol of a year. Its row is locked until the transaction ends: no gaps, no duplicates. */
export async function nextProtocol(db: Database, year: number): Promise<string> {
  const { rows } = await sql<{ last_number: number }>`
    insert into privacy_request_sequences as sequence (year, last_number) values (${year}, 1)
    on conflict (year) do update set last_number = sequence.last_number + 1
    returning last_number`.execute(db)
  return `LGPD-${year}-${String(rows[0]?.last_number).padStart(6, '0')}`
}

export async function insertRequest(db: Database, row: Insertable<Tables['privacy_requests']>): Promise<void> {
  await db.insertInto('privacy_requests').values(row).execute()
}

export async function selectRequest(db: Database, id: string) {
  return requests(db).where('privacy_requests.id', '=', id).executeTakeFirst()
}

/** Counts the public requests of a contact since a time, with the time of the first. */
export async function selectRecentOfContact(
  db: Database,
  { email, phone }: { email: string | null; phone: string | null },
  since: Date,
): Promise<{ total: number; first: Date | null }> {
  return db
    .selectFrom('privacy_requests')
    .select(({ fn }) => [fn.countAll<number>().as('total'), fn.min('requested_at').as('first')])
    .where('user_id', 'is', null)
    .where('requested_at', '>', since)
    .where(({ eb, or }) =>
      or([...(email ? [eb('email', '=', email)] : []), ...(phone ? [eb('phone', '=', phone)] : [])]),
    )
    .executeTakeFirstOrThrow()
}

/** Whether another public request was opened since a time. */
export async function hasRequestWithoutAccount(db: Database, exceptId: string, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('privacy_requests')
    .select('id')
    .where('user_id', 'is', null)
    .where('requested_at', '>', since)
    .where('id', '<>', exceptId)
    .executeTakeFirst()
  return row !== undefined
}

/** Locks the request until the transaction ends. */
export async function lockRequest(db: Database, id: string): Promise<void> {
  await db.selectFrom('privacy_requests').select('id').where('id', '=', id).forUpdate().execute()
}

/** Locks a request whose erasure is due; of several processes, one carries it out. */
export async function lockDueErasure(db: Database, now: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('privacy_requests')
    .select('id')
    .where('erasure_at', '<=', now)
    .orderBy('erasure_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return row?.id
}

/** Selects the newest orders with a stop for a contact, and counts all of them and the running ones. */
export async function selectContactOrders(db: Database, contact: Contact, limit: number) {
  const orders = db
    .selectFrom('service_orders')
    .innerJoin('companies', 'companies.id', 'service_orders.company_id')
    .where('service_orders.id', 'in', (query) =>
      query
        .selectFrom('service_order_stops')
        .select('service_order_id')
        .where(isContact(contact, 'service_order_stops')),
    )
  const rows = await orders
    .select(['order_number', 'service_orders.company_id', 'companies.name as company_name', 'closed_at'])
    .orderBy('service_orders.created_at', 'desc')
    .limit(limit)
    .execute()
  const { total, running } = await orders
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.countAll<number>().filterWhere('closed_at', 'is', null).as('running'),
    ])
    .executeTakeFirstOrThrow()
  return { rows, total, running }
}

export async function updateRequest(
  db: Database,
  id: string,
  set: Updateable<Tables['privacy_requests']>,
): Promise<void> {
  await db.updateTable('privacy_requests').set(set).where('id', '=', id).execute()
}

export async function selectUserRequests(db: Database, userId: string) {
  return requests(db).where('privacy_requests.user_id', '=', userId).orderBy('requested_at', 'desc').execute()
}

export async function selectRequests(db: Database, filters: RequestFilters, now: Date) {
  let query = requests(db)
  const { status, kind, overdue, search } = filters
  const isOverdue = sql<boolean>`(privacy_requests.status = 'open' and privacy_requests.due_at < ${now})`
  if (status) query = query.where('privacy_requests.status', '=', status)
  if (kind) query = query.where('privacy_requests.kind', '=', kind)
  if (overdue !== undefined) query = query.where(overdue ? isOverdue : sql<boolean>`not ${isOverdue}`)
  if (search) {
    const searched = sql<string>`f_search(concat_ws(' ', privacy_requests.protocol, privacy_requests.name, privacy_requests.email, privacy_requests.phone))`
    query = query.where(matchesSearch(searched, search))
  }
  return selectPage(
    query,
    filters,
    query
      .orderBy(
        sql`privacy_requests.status <> 'open', case when privacy_requests.status = 'open' then privacy_requests.due_at end`,
      )
      .orderBy('privacy_requests.requested_at', 'desc')
      .orderBy('privacy_requests.id'),
  )
}

/** Selects the account with the e-mail of a public request. */
export async function selectUserIdByEmail(db: Database, email: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('integration', '=', false)
    .executeTakeFirst()
  return row?.id
}
