import type { ServiceOrderTab } from '@malote/api-client/contract'
import { sql } from 'kysely'
import { isLateRow } from '../../../domain-sql/late-orders.sql.ts'
import type { Database } from '../../../platform/context.ts'
import type { Scope } from '../../../platform/db/scope.ts'
import { orderColumns } from '../order-columns.ts'
import { inTab, type OrderFilters, selectFilteredOrders, type TabReader } from './order-filters.sql.ts'

export type ExportRow = Awaited<ReturnType<typeof selectExportPage>>[number]

const pageSize = 1000

const orderFieldColumns = Object.values(orderColumns).map((column) => `service_orders.${column}` as const)

/**
 * Selects the next thousand orders after `last`, newest first. Paginates by key instead of by offset, so that the last
 * page of a hundred thousand costs as much as the first, and no connection is in use between two pages.
 */
export async function selectExportPage(
  db: Database,
  scope: Scope,
  { tab, ...filters }: OrderFilters & { readonly tab: ServiceOrderTab },
  reader: TabReader,
  last: { readonly created_at_exactly: string; readonly id: string } | undefined,
) {
  const { now } = reader
  let query = selectFilteredOrders(db, scope, filters, now)
  if (tab !== 'all') query = query.where(inTab(tab, reader))
  if (last) {
    query = query.where(
      sql<boolean>`(service_orders.created_at, service_orders.id) < (${last.created_at_exactly}::timestamptz, ${last.id}::uuid)`,
    )
  }
  // The page is selected first, and only its orders are joined; its alias makes conditions fit both.
  const page = query
    .selectAll('service_orders')
    .orderBy('service_orders.created_at', 'desc')
    .orderBy('service_orders.id', 'desc')
    .limit(pageSize)
    .as('service_orders')
  return db
    .selectFrom(page)
    .innerJoin('companies', 'companies.id', 'service_orders.company_id')
    .innerJoin('service_order_stops as pickup', (join) =>
      join.onRef('pickup.service_order_id', '=', 'service_orders.id').on('pickup.position', '=', 0),
    )
    .innerJoinLateral(
      (lateral) =>
        lateral
          .selectFrom('service_order_stops')
          .selectAll('service_order_stops')
          .whereRef('service_order_stops.service_order_id', '=', 'service_orders.id')
          .where('service_order_stops.kind', '=', 'dropoff')
          .orderBy('position', 'desc')
          .limit(1)
          .as('dropoff'),
      (join) => join.onTrue(),
    )
    .leftJoin('users as assignee', 'assignee.id', 'service_orders.assignee_id')
    .leftJoin('users as requester', 'requester.id', 'service_orders.requested_by_id')
    .select([
      'service_orders.id',
      'service_orders.order_number',
      'companies.name as company_name',
      'service_orders.status',
      'service_orders.priority',
      ...orderFieldColumns,
      'service_orders.created_at',
      // A JavaScript date drops the microseconds, and would skip orders of the same millisecond.
      sql<string>`service_orders.created_at::text`.as('created_at_exactly'),
      'service_orders.scheduled_for',
      'service_orders.promised_at',
      'service_orders.collected_at',
      'service_orders.delivered_at',
      'service_orders.attempts',
      'service_orders.chargeable',
      'service_orders.cancel_reason',
      'service_orders.source',
      'pickup.contact_name as pickup_contact',
      'pickup.city as pickup_city',
      'pickup.state_code as pickup_state',
      'dropoff.position as dropoff_count',
      'dropoff.contact_name as dropoff_contact',
      'dropoff.contact_phone as dropoff_phone',
      'dropoff.contact_email as dropoff_email',
      'dropoff.postal_code as dropoff_postal_code',
      'dropoff.street as dropoff_street',
      'dropoff.number as dropoff_number',
      'dropoff.neighborhood as dropoff_neighborhood',
      'dropoff.city as dropoff_city',
      'dropoff.state_code as dropoff_state',
      'dropoff.latitude as dropoff_latitude',
      'dropoff.longitude as dropoff_longitude',
      'dropoff.receiver_name',
      'assignee.name as assignee_name',
      'requester.name as requested_by_name',
      isLateRow(now).as('late'),
    ])
    .orderBy('service_orders.created_at', 'desc')
    .orderBy('service_orders.id', 'desc')
    .execute()
}

/** Selects the newest filtered orders with their status, at most `limit`. */
export function selectFilteredNumbers(
  db: Database,
  scope: Scope,
  { tab, ...filters }: OrderFilters & { readonly tab: ServiceOrderTab },
  reader: TabReader,
  limit: number,
) {
  const query = selectFilteredOrders(db, scope, filters, reader.now)
  return (tab === 'all' ? query : query.where(inTab(tab, reader)))
    .select(['service_orders.order_number', 'service_orders.status'])
    .orderBy('service_orders.created_at', 'desc')
    .orderBy('service_orders.id', 'desc')
    .limit(limit)
    .execute()
}
