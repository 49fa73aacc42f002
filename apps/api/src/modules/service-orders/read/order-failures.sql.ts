import { type ServiceOrderTab, serviceOrderTabs } from '@malote/api-client/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '../../../platform/db/scope.ts'
import { matchesFailure, type OrderFilters } from './order-filters.sql.ts'

/** Selects id, creation and status of the orders with a failed attempt, from the table of failed attempts. */
export function selectFailed(
  scope: Scope,
  filters: OrderFilters & { readonly tab?: ServiceOrderTab },
  now: Date,
): RawBuilder<unknown> {
  const { tab = 'all', status } = filters
  const statuses = status?.length ? sql`and failure.status = any(${status})` : sql``
  const ofTab = tab === 'all' ? sql`` : sql`and failure.status = any(${serviceOrderTabs[tab].statuses})`
  return sql`
    select distinct failure.service_order_id as id, failure.order_created_at as created_at, failure.status
    from service_order_failures as failure
    where ${matchesFailure(scope, filters, now)} ${statuses} ${ofTab}`
}
