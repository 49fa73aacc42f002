import type { FieldChange, ServiceOrderEvent } from '@malote/api-client/contract'
import { type Insertable, sql } from 'kysely'
import type { Database } from '../../platform/context.ts'
import { toRows } from '../../platform/db/insert-many.ts'
import type { Tables } from '../../platform/db/tables.ts'

type NewEvent = Omit<Insertable<Tables['service_order_events']>, 'position' | 'version'>

/** The columns of an event that depend on its type. */
export type OrderEventDetails = Pick<NewEvent, 'type' | 'visibility'> &
  Partial<
    Pick<
      NewEvent,
      | 'from_status'
      | 'to_status'
      | 'stop_id'
      | 'stop_state'
      | 'reason'
      | 'note'
      | 'comment_id'
      | 'occurrence_id'
      | 'undoes_event_id'
      | 'latitude'
      | 'longitude'
      | 'accuracy_meters'
      | 'checked_volumes'
    >
  >

/** Whether an event adds a proof of a stop, which is a part of the order: its version changes. */
const isProof = sql<boolean>`(event.type = 'pin_confirmed' or event.type = 'attached' and event.stop_id is not null)`

/**
 * Inserts events of different orders. An event is a change of its order: readers that synchronise by `updatedAt` see it.
 * The counter on the order, which the caller has locked, gives its position in the history.
 */
export async function insertOrderEvents(db: Database, events: readonly NewEvent[]): Promise<void> {
  const columns = Object.keys(events[0] ?? {})
  const values = columns.map((column) => (column === 'changes' ? jsonText : sql.ref(`event.${column}`)))
  await sql`
    with event as materialized (select * from ${toRows('service_order_events', events)}),
      counted as (
        update service_orders as orders
        set event_count = event_count + 1, updated_at = event.recorded_at, version = orders.version + ${isProof}::integer
        from event where orders.id = event.service_order_id
        returning orders.id, orders.event_count, orders.version
      )
    insert into service_order_events (${sql.join(columns.map((column) => sql.ref(column)))}, position, version)
    select ${sql.join(values)},
      -- Null, which the column rejects, when the order does not exist.
      counted.event_count, counted.version
    from event left join counted on counted.id = event.service_order_id
  `.execute(db)
}

/** The column is a text of JSON here: as a value of JSON, it would be a string. */
const jsonText = sql`(event.changes #>> '{}')::jsonb`

/** Selects when the last step of an order happened. Comments, edits and files are no steps. */
export async function selectLastStepTime(db: Database, orderId: string): Promise<Date> {
  const { at } = await db
    .selectFrom('service_order_events')
    .select(({ fn }) => fn.max('occurred_at').as('at'))
    .where('service_order_id', '=', orderId)
    .where('type', 'in', ['created', 'status_changed', 'stop_changed', 'corrected', 'step_undone'])
    .executeTakeFirstOrThrow()
  return at
}

export type EventRow = Awaited<ReturnType<typeof selectEvents>>[number]

/** Selects an order's history of the given visibilities. */
export async function selectEvents(
  db: Database,
  orderId: string,
  visibilities: readonly ServiceOrderEvent['visibility'][],
) {
  return withNames(db, await selectVisibleEvents(db, orderId, visibilities).execute())
}

/** The event field of an assignment, which has user ids, since users may be erased. */
export const assigneeField = '/assigneeId'
/** The event field of the owner of an occurrence, which has user ids too. */
export const ownerField = '/occurrence/ownerId'

/** The fields with the names of the people, by those with their ids. */
const nameFields: Readonly<Record<string, string>> = { [assigneeField]: '/assignee', [ownerField]: '/occurrence/owner' }

/** Replaces user ids in the events by the users' current names. */
async function withNames<Row extends { changes: FieldChange[] | null }>(db: Database, rows: Row[]): Promise<Row[]> {
  const handed = rows.flatMap(({ changes }) => (changes ?? []).filter(({ field }) => field in nameFields))
  if (handed.length === 0) return rows
  const ids = handed.flatMap(({ from, to }) => [from, to])
  const people = await db
    .selectFrom('users')
    .select(['id', 'name'])
    .where(sql<boolean>`id = any(${ids.filter((id) => id !== null)}::uuid[])`)
    .execute()
  const names = new Map<FieldChange['from'], string>(people.map(({ id, name }) => [id, name]))
  const named = (change: FieldChange): FieldChange => {
    const field = nameFields[change.field]
    return field ? { field, from: names.get(change.from) ?? null, to: names.get(change.to) ?? null } : change
  }
  return rows.map((row) => ({ ...row, changes: row.changes?.map(named) ?? null }))
}

function selectVisibleEvents(db: Database, orderId: string, visibilities: readonly ServiceOrderEvent['visibility'][]) {
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

/**
 * Selects the events that changed an order after a version, of the given visibilities; comments and proofs change
 * none.
 */
/** The types of events that leave the content and the status of an order as they are. */
const additions = [
  'commented',
  'attached',
  'detached',
  'pin_confirmed',
  'recipient_requested',
  'occurrence_opened',
  'occurrence_changed',
  'occurrence_commented',
  'occurrence_resolved',
] as const

/** Selects whether an order has only got proofs since a version, so that a write on that version overwrites nothing. */
export async function hasOnlyNewProofs(
  db: Database,
  orderId: string,
  since: number,
  version: number,
): Promise<boolean> {
  const { proofs, others } = await db
    .selectFrom('service_order_events as event')
    .select([
      sql<number>`count(distinct event.version) filter (where ${isProof})`.as('proofs'),
      sql<number>`count(*) filter (where event.type <> all(${[...additions]}::text[]))`.as('others'),
    ])
    .where('event.service_order_id', '=', orderId)
    .where('event.version', '>', since)
    .executeTakeFirstOrThrow()
  return others === 0 && proofs === version - since
}

export async function selectEventsSince(
  db: Database,
  orderId: string,
  version: number,
  visibilities: readonly ServiceOrderEvent['visibility'][],
): Promise<EventRow[]> {
  const query = selectVisibleEvents(db, orderId, visibilities)
    .where('event.version', '>', version)
    .where('event.type', 'not in', [...additions])
  return withNames(db, await query.execute())
}
