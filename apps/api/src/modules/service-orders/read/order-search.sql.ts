import {
  minimumSearchLetters,
  normalizeOrderNumber,
  parseInvoiceKey,
  type ServiceOrderTab,
  serviceOrderTabs,
} from '@malote/api-client/contract'
import { type RawBuilder, sql } from 'kysely'
import { inScope, type Scope } from '../../../platform/db/scope.ts'
import { matchesSearch } from '../../../platform/db/search.ts'
import { fieldError } from '../../../platform/errors/app-error.ts'
import type { OrderFilters } from './order-filters.sql.ts'

interface SearchFilters extends OrderFilters {
  readonly tab?: ServiceOrderTab
}

const matchesFound = (scope: Scope, { companyId, search = '' }: OrderFilters): RawBuilder<boolean> => {
  const ofCompany = companyId ? sql`found.company_id = ${companyId}` : inScope(scope, 'found.company_id' as never)
  // Not a part of the search text: its digits contain those of any short number.
  const key = parseInvoiceKey(search)
  const matches = key
    ? sql`found.service_order_id in (select id from service_orders where invoice_key = ${key})`
    : matchesSearch(sql`found.search_text`, normalizeOrderNumber(search))
  return sql<boolean>`${ofCompany} and ${matches}`
}

/** Selects id, creation and status of the orders that match a search, from the search table. */
export function selectFound(scope: Scope, filters: SearchFilters): RawBuilder<unknown> {
  const { tab = 'all', status } = filters
  const statuses = status?.length ? sql`and found.status = any(${status})` : sql``
  const ofTab = tab === 'all' ? sql`` : sql`and found.status = any(${serviceOrderTabs[tab].statuses})`
  return sql`
    select found.service_order_id as id, found.created_at, found.status from service_order_search as found
    where ${matchesFound(scope, filters)} ${statuses} ${ofTab}`
}

/**
 * Whether an order matches a search, in addition to other filters. The orders that do are an array, which is read once and looked
 * up by key; for a subquery the planner may read all orders of the company.
 */
export const isFound = (scope: Scope, filters: OrderFilters): RawBuilder<boolean> =>
  sql<boolean>`service_orders.id = any(array(
    select found.service_order_id from service_order_search as found where ${matchesFound(scope, filters)}
  ))`

/**
 * @throws AppError `validation_failed` for a search in all companies without a word of three letters, which would read
 * every order.
 */
export function assertSearchIsNarrow(scope: Scope, { search, companyId }: OrderFilters): void {
  if (!search || companyId || scope !== 'all') return
  if (search.split(/\s+/).some((word) => word.length >= minimumSearchLetters)) return
  const detail = `Digite pelo menos ${minimumSearchLetters} letras para buscar em todas as empresas, ou escolha uma empresa.`
  throw fieldError('?search', detail)
}
