import type { ProofKind } from '@malote/api-client/contract'
import { type Selectable, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database } from '../../platform/context.ts'
import { prepare } from '../../platform/db/prepare.ts'
import { inScope, type Scope } from '../../platform/db/scope.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { orderPolicyColumns } from './policy.sql.ts'

export type StopRow = Selectable<Tables['service_order_stops']> & { missing_proofs: ProofKind[] }
export type ItemRow = Selectable<Tables['service_order_items']>

/** An order with its stops, items, and the joined values of the API's order. */
export type OrderRow = NonNullable<Awaited<ReturnType<typeof selectOrder>>>

/** The required proofs that a stop does not have yet. A file that the company cannot see is no proof. */
export const missingProofs = sql<ProofKind[]>`array(
  select required.kind from unnest(stop.required_proofs) with ordinality as required (kind, position)
  where case required.kind
    when 'pin' then stop.pin_confirmed_at is null
    else not exists (
      select from service_order_attachments as proof
      where proof.stop_id = stop.id and proof.kind = required.kind and proof.visibility = 'company'
    )
  end
  order by required.position
)`

/** Selects the order in one round trip, with its stops and items as JSON. */
function orderQuery(db: Database, scope: Scope, orderNumber: string) {
  return db
    .selectFrom('service_orders')
    .innerJoin('companies', 'companies.id', 'service_orders.company_id')
    .innerJoin('settings', (join) => join.onTrue())
    .leftJoin('users as assignee', 'assignee.id', 'service_orders.assignee_id')
    .leftJoin('users as requester', 'requester.id', 'service_orders.requested_by_id')
    .selectAll('service_orders')
    .select(orderPolicyColumns)
    .select(({ selectFrom }) => [
      'companies.name as company_name',
      'companies.status as company_status',
      'assignee.name as assignee_name',
      'requester.name as requested_by_name',
      'requester.integration as requested_by_integration',
      jsonArrayFrom(
        selectFrom('service_order_stops as stop')
          .selectAll('stop')
          .select(missingProofs.as('missing_proofs'))
          .whereRef('stop.service_order_id', '=', 'service_orders.id')
          .orderBy('stop.position'),
      ).as('stops'),
      jsonArrayFrom(
        selectFrom('service_order_items as item')
          .selectAll('item')
          .whereRef('item.service_order_id', '=', 'service_orders.id')
          .orderBy('item.position'),
      ).as('items'),
    ])
    .where('service_orders.order_number', '=', orderNumber)
    .where(inScope(scope, 'service_orders.company_id'))
}

const everyOrder = prepare((db, orderNumber: string) => orderQuery(db, 'all', orderNumber))
const memberOrder = prepare((db, orderNumber: string, memberId: string) => orderQuery(db, { memberId }, orderNumber))

export async function selectOrder(db: Database, scope: Scope, orderNumber: string) {
  const [row] = scope === 'all' ? await everyOrder(db, orderNumber) : await memberOrder(db, orderNumber, scope.memberId)
  if (!row) return undefined
  const all = row.stops.map(withDates)
  const isReturn = (stop: StopRow): boolean => stop.kind === 'return'
  // The stop of a withdrawn return is pending.
  const returnStop = all.find((stop) => isReturn(stop) && stop.state !== 'pending')
  return { ...row, stops: all.filter((stop) => !isReturn(stop)), return_stop: returnStop ?? null }
}

type Moment = 'window_start' | 'window_end' | 'completed_at' | 'pin_confirmed_at' | 'pin_tried_at'

/** A stop as JSON, which has no dates: its timestamps are text. */
export type StopJson = Omit<StopRow, Moment> & Record<Moment, string | null>

/** Converts the timestamps of a stop that was selected as JSON. */
export function withDates(stop: StopJson): StopRow {
  const date = (text: string | null): Date | null => (text === null ? null : new Date(text))
  return {
    ...stop,
    window_start: date(stop.window_start),
    window_end: date(stop.window_end),
    completed_at: date(stop.completed_at),
    pin_confirmed_at: date(stop.pin_confirmed_at),
    pin_tried_at: date(stop.pin_tried_at),
  }
}

/**
 * Locks the order until the transaction ends: of many concurrent changes, one is made and the others see its result.
 * The order must be read afterwards, by another statement: the one that waited for the lock sees the old stops.
 */
export async function lockOrderRow(db: Database, scope: Scope, orderNumber: string): Promise<void> {
  await db
    .selectFrom('service_orders')
    .select('id')
    .where('order_number', '=', orderNumber)
    .where(inScope(scope, 'service_orders.company_id'))
    .forUpdate()
    .execute()
}

/**
 * Locks requested orders without collected goods whose pickup window ended before `now`; orders locked by other
 * transactions are skipped.
 */
export async function lockOverdueRequests(db: Database, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('service_orders')
    .select('order_number')
    .where('service_orders.status', '=', 'requested')
    .where('service_orders.collected_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('service_order_stops')
          .whereRef('service_order_stops.service_order_id', '=', 'service_orders.id')
          .where('service_order_stops.position', '=', 0)
          .where('service_order_stops.window_end', '<', now)
          .select('service_order_stops.id'),
      ),
    )
    .orderBy('service_orders.created_at')
    .limit(limit)
    .forUpdate('service_orders')
    .skipLocked()
    .execute()
  return rows.map(({ order_number }) => order_number)
}
