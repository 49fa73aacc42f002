import type { ProofKind } from '@malote/api-client/contract'
import { type Insertable, sql, type Updateable } from 'kysely'
import { newOrderSearchWords, storedOrderSearchText } from '../../domain-sql/order-search-text.sql.ts'
import type { Database } from '../../platform/context.ts'
import { toInsert } from '../../platform/db/insert-many.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { returnPosition } from './order-content.ts'

/** `OS-2026-000123` */
export const formatOrderNumber = (year: number, number: number): string =>
  `OS-${year}-${String(number).padStart(6, '0')}`

/**
 * Returns the next numbers of the year, in the organisation's time zone. Numbers are unique and increase; a rejected
 * creation leaves a gap, because a number without gaps would make all creations wait for each other.
 */
export async function nextOrderNumbers(db: Database, now: Date, count: number): Promise<string[]> {
  const { rows } = await sql<{ year: number; number: number }>`
    select local.year, number
    from settings
    cross join lateral (select extract(year from ${now}::timestamptz at time zone settings.time_zone)::integer as year) as local
    cross join lateral take_order_numbers(local.year, ${count}) as number
  `.execute(db)
  return rows.map(({ year, number }) => formatOrderNumber(year, number))
}

/** Takes the next `count` numbers of a year. */
export async function takeOrderNumbers(db: Database, year: number, count: number): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    select number from take_order_numbers(${year}, ${count}) as number
  `.execute(db)
  return rows.map(({ number }) => number)
}

type NewOrder = Omit<Insertable<Tables['service_orders']>, 'search_text' | 'last_city' | 'last_state'>
type NewStop = Insertable<Tables['service_order_stops']>

/** Updates the search text of an order after a change of its stops. */
export async function updateSearchText(db: Database, id: string): Promise<void> {
  await db.updateTable('service_orders').set({ search_text: storedOrderSearchText }).where('id', '=', id).execute()
}

/** The place of the last drop-off, which an order has in columns. Later changes of stops are copied by a trigger. */
function getLastPlace(stops: readonly Pick<NewStop, 'kind' | 'city' | 'state_code'>[]) {
  const last = stops.findLast(({ kind }) => kind === 'dropoff')
  return { last_city: last?.city ?? null, last_state: last?.state_code ?? null }
}

/** The rows of an order that is not stored yet. */
export interface OrderRows {
  readonly order: NewOrder
  readonly stops: readonly NewStop[]
  readonly items: readonly Insertable<Tables['service_order_items']>[]
}

/** Inserts orders with their stops and items, in one statement. */
export async function insertOrders(db: Database, orders: readonly OrderRows[]): Promise<void> {
  const rows = orders.map(({ order, stops }) => ({
    ...order,
    ...getLastPlace(stops),
    search_text: newOrderSearchWords(order, stops),
  }))
  const stops = orders.flatMap(({ order: { company_id }, stops }) => stops.map((stop) => ({ ...stop, company_id })))
  const items = orders.flatMap(({ items }) => items)
  await sql`
    with inserted as (${toInsert('service_orders', rows, { search_text: sql`f_search(search_text)` })}),
      inserted_items as (${toInsert('service_order_items', items)})
    ${toInsert('service_order_stops', stops)}
  `.execute(db)
}

export async function updateOrder(db: Database, id: string, set: Updateable<Tables['service_orders']>): Promise<void> {
  await db
    .updateTable('service_orders')
    .set({ ...set, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
}

export async function updateStop(
  db: Database,
  id: string,
  set: Updateable<Tables['service_order_stops']>,
): Promise<void> {
  await db.updateTable('service_order_stops').set(set).where('id', '=', id).execute()
}

interface RouteStop {
  readonly id: string
  /** Whether the stop exists; otherwise it is inserted. */
  readonly kept: boolean
  readonly columns: Omit<NewStop, 'id' | 'service_order_id' | 'kind' | 'position' | 'state'>
}

interface NewReturn {
  readonly id: string
  readonly orderId: string
  readonly requiredProofs: readonly ProofKind[]
  /** When the goods arrived; null while they are on the way. */
  readonly completedAt: Date | null
}

/** Saves the stop to which goods return, at the pickup's address. An order that returns again keeps its stop. */
export async function saveReturnStop(
  db: Database,
  { id, orderId, requiredProofs, completedAt }: NewReturn,
): Promise<void> {
  const proofs = sql<ProofKind[]>`${requiredProofs}::text[]`
  const state = completedAt ? 'completed' : 'en_route'
  await sql`
    insert into service_order_stops (
      id, service_order_id, kind, position, state, location_id, postal_code, street, number, complement, neighborhood,
      city, state_code, reference, latitude, longitude, contact_name, contact_phone, contact_email, instructions,
      required_proofs, completed_at
    )
    select ${id}, service_order_id, 'return', ${returnPosition}, ${state}, location_id, postal_code, street, number,
      complement, neighborhood, city, state_code, reference, latitude, longitude, contact_name, contact_phone, contact_email,
      instructions, ${proofs}, ${completedAt}::timestamptz
    from service_order_stops
    where service_order_id = ${orderId} and kind = 'pickup'
    on conflict (service_order_id) where kind = 'return' do update
      set state = excluded.state, completed_at = excluded.completed_at
  `.execute(db)
}

/**
 * Withdraws a return: the order has no return stop any more. The row stays, because proofs and events may refer to it, and
 * serves a later return.
 */
export async function withdrawReturnStop(db: Database, orderId: string): Promise<void> {
  await db
    .updateTable('service_order_stops')
    .set({ state: 'pending', completed_at: null })
    .where('service_order_id', '=', orderId)
    .where('kind', '=', 'return')
    .execute()
}

/** Replaces the order's stops, the pickup first: kept stops keep their rows, the others are deleted. */
export async function replaceRoute(db: Database, orderId: string, stops: readonly RouteStop[]): Promise<void> {
  const keptIds = stops.filter((stop) => stop.kept).map(({ id }) => id)
  await db
    .deleteFrom('service_order_stops')
    .where('service_order_id', '=', orderId)
    .where('kind', '<>', 'return')
    .where(sql<boolean>`id <> all(${keptIds}::uuid[])`)
    .execute()
  // Positions are unique: two stops that are swapped would collide without this step.
  await db
    .updateTable('service_order_stops')
    .set({ position: sql<number>`-position` })
    .where('service_order_id', '=', orderId)
    .where('kind', '<>', 'return')
    .execute()
  for (const [position, { id, columns, ...stop }] of stops.entries()) {
    if (stop.kept) await updateStop(db, id, { ...columns, position })
    else {
      const kind = position === 0 ? 'pickup' : 'dropoff'
      const row = { id, service_order_id: orderId, kind, position, state: 'pending', ...columns } as const
      await db.insertInto('service_order_stops').values(row).execute()
    }
  }
}

export async function replaceItems(
  db: Database,
  orderId: string,
  items: readonly Insertable<Tables['service_order_items']>[],
): Promise<void> {
  await db.deleteFrom('service_order_items').where('service_order_id', '=', orderId).execute()
  if (items.length > 0) await db.insertInto('service_order_items').values(items).execute()
}

/** Selects which of the locations exist, are active and belong to the company. */
export async function selectUsableLocations(
  db: Database,
  companyId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('locations')
    .select('id')
    .where('company_id', '=', companyId)
    .where('active', '=', true)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .orderBy('id')
    // Prevents the deletion of a location before the order that refers to it is inserted.
    .forKeyShare()
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Selects the company's locations that have coordinates, with their addresses. */
export async function selectPlacedLocations(db: Database, companyId: string, ids: readonly string[]) {
  return db
    .selectFrom('locations')
    .select(['id', 'postal_code', 'street', 'number', 'neighborhood', 'city', 'state', 'latitude', 'longitude'])
    .where('company_id', '=', companyId)
    .where('latitude', 'is not', null)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute()
}

/** Whether a user may carry out orders of a company: an active admin, or an active operator who is a member. */
export async function canCarryOutOrders(db: Database, companyId: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .leftJoin('memberships', (join) =>
      join.onRef('memberships.user_id', '=', 'users.id').on('memberships.company_id', '=', companyId),
    )
    .select('users.id')
    .where('users.id', '=', userId)
    .where('users.status', '=', 'active')
    .where((where) =>
      where.or([
        where('users.role', '=', 'admin'),
        where.and([
          where('users.role', '=', 'operator'),
          where('users.carries_out', '=', true),
          where('memberships.id', 'is not', null),
        ]),
      ]),
    )
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteOrder(db: Database, id: string): Promise<void> {
  await db.deleteFrom('service_orders').where('id', '=', id).execute()
}
