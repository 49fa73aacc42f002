import {
  type MeasuredDelivery,
  type OrderMoment,
  type ServiceOrderFilters,
  type ServiceOrderTab,
  serviceOrderTabs,
} from '@malote/api-client/contract'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type * as z from 'zod/mini'
import { forCompanyDays } from '../../../domain/company-days.ts'
import { isFailedAttempt } from '../../../domain/failed-attempts.ts'
import { isLateRow } from '../../../domain/late-orders.ts'
import { isReason } from '../../../domain/reason-groups.ts'
import type { Database } from '../../../platform/context.ts'
import { inScope, type Scope } from '../../../platform/db/scope.ts'
import { matchesSearch } from '../../../platform/db/search.ts'
import type { Tables } from '../../../platform/db/tables.ts'
import { isOwnToday } from './own-orders.sql.ts'

/** The contract's filters, parsed. */
export type OrderFilters = Omit<z.output<typeof ServiceOrderFilters>, 'page' | 'limit' | 'tab' | 'sort' | 'cursor'>

type OrderQuery<O> = SelectQueryBuilder<Tables, 'service_orders', O>

/** Who reads a tab, and when. */
export interface TabReader {
  readonly callerId: string
  readonly now: Date
}

/** The condition of a tab. "Precisa de ação" also contains every late order of other statuses. */
export function inTab(tab: ServiceOrderTab, { callerId, now }: TabReader): RawBuilder<boolean> {
  if (tab === 'mine') return isOwnToday(callerId, now)
  const ownStatuses = sql<boolean>`service_orders.status = any(${serviceOrderTabs[tab].statuses})`
  return tab === 'attention' ? sql<boolean>`(${ownStatuses} or ${isLateRow(now)})` : ownStatuses
}

/** Selects the orders of a scope under the filters. */
export function selectFilteredOrders(db: Database, scope: Scope, filters: OrderFilters, now: Date): OrderQuery<object> {
  let query = db.selectFrom('service_orders').where(inScope(scope, 'service_orders.company_id'))
  const { companyId, number, search, status, priority, assigneeId, late } = filters
  if (companyId) query = query.where('service_orders.company_id', '=', companyId)
  const { externalRef, externalRefs, updatedFrom, updatedTo } = filters
  if (externalRef) query = query.where('service_orders.external_ref', '=', externalRef)
  if (externalRefs) query = query.where(sql<boolean>`service_orders.external_ref = any(${externalRefs})`)
  if (updatedFrom) query = query.where('service_orders.updated_at', '>=', new Date(updatedFrom))
  if (updatedTo) query = query.where('service_orders.updated_at', '<', new Date(updatedTo))
  if (number) query = query.where(sql<boolean>`service_orders.order_number = any(${number})`)
  if (search) query = query.where(isFound(scope, companyId, search))
  if (status?.length) query = query.where(sql<boolean>`service_orders.status = any(${status})`)
  if (priority) query = query.where('service_orders.priority', '=', priority)
  if (assigneeId) query = query.where('service_orders.assignee_id', '=', assigneeId)
  if (late !== undefined) query = query.where(late ? isLateRow(now) : sql<boolean>`${isLateRow(now)} is not true`)
  return applyRareFilters(query.where(inPeriod(filters, now)), filters)
}

/**
 * Whether an order matches a search. The orders that do are an array, which is read once and looked up by key; for a
 * subquery the planner may read all orders of the company.
 */
function isFound(scope: Scope, companyId: string | undefined, search: string): RawBuilder<boolean> {
  const ofCompany = companyId ? sql`found.company_id = ${companyId}` : inScope(scope, 'found.company_id' as never)
  return sql<boolean>`service_orders.id = any(array(
    select found.service_order_id from service_order_search as found
    where ${ofCompany} and ${matchesSearch(sql`found.search_text`, search)}
  ))`
}

const momentColumns: Record<Exclude<OrderMoment, 'failedAt'>, RawBuilder<unknown>> = {
  createdAt: sql`service_orders.created_at`,
  scheduledFor: sql`service_orders.scheduled_for`,
  promisedAt: sql`service_orders.promised_at`,
  deliveredAt: sql`service_orders.delivered_at`,
}

/** The condition of a period of days; for failed attempts, the period of the attempt with the reason. */
function inPeriod(filters: OrderFilters, now: Date): RawBuilder<boolean> {
  const { moment = 'createdAt', failureReason } = filters
  const companyId = sql`service_orders.company_id`
  if (moment !== 'failedAt') {
    const onDays = forCompanyDays(momentColumns[moment], companyId, filters, now)
    return failureReason ? sql<boolean>`(${onDays} and ${failed(now, failureReason)})` : onDays
  }
  return failed(now, failureReason, forCompanyDays(sql`event.occurred_at`, companyId, filters, now))
}

/** Whether an attempt failed, for a given reason if there is one. */
function failed(
  now: Date,
  reason: string | undefined,
  when: RawBuilder<boolean> = sql<boolean>`true`,
): RawBuilder<boolean> {
  const why = reason === undefined ? sql`true` : isReason(sql`event.reason`, 'failure_reasons', reason)
  return sql<boolean>`exists (
    select from service_order_events as event
    where event.service_order_id = service_orders.id and ${isFailedAttempt}
      and event.occurred_at <= ${now} and ${why} and ${when}
  )`
}

/** Deliveries that count in service figures: their status was not corrected manually. */
const measured: Record<MeasuredDelivery, RawBuilder<boolean>> = {
  all: sql<boolean>`true`,
  on_time: sql<boolean>`service_orders.delivered_at <= service_orders.promised_at`,
  delayed: sql<boolean>`service_orders.delivered_at > service_orders.promised_at`,
  first_attempt: sql<boolean>`service_orders.attempts = 0`,
  retried: sql<boolean>`service_orders.attempts > 0`,
}

/** The filters that are rarely used. */
function applyRareFilters(start: OrderQuery<object>, filters: OrderFilters): OrderQuery<object> {
  let query = start
  const {
    requestedById,
    source,
    costCenter,
    chargeable,
    city,
    state,
    locationId,
    delivery,
    cancelReason,
    trackingToken,
  } = filters
  if (delivery) {
    query = query.where(
      sql<boolean>`(service_orders.delivered_at is not null and not service_orders.corrected and ${measured[delivery]})`,
    )
  }
  if (cancelReason) {
    query = query
      .where('service_orders.status', '=', 'canceled')
      .where(isReason(sql`service_orders.cancel_reason`, 'cancel_reasons', cancelReason))
  }
  if (requestedById) query = query.where('service_orders.requested_by_id', '=', requestedById)
  if (source) query = query.where('service_orders.source', '=', source)
  if (costCenter) query = query.where(sql<boolean>`f_search(service_orders.cost_center) = f_search(${costCenter})`)
  if (chargeable !== undefined) query = query.where('service_orders.chargeable', '=', chargeable)
  const goesTo = [
    ...(city ? [sql`f_search(stop.city) = f_search(${city})`] : []),
    ...(state ? [sql`stop.state_code = ${state}`] : []),
  ]
  if (goesTo.length > 0) query = query.where(anyStop(sql`stop.kind = 'dropoff' and ${sql.join(goesTo, sql` and `)}`))
  if (locationId) query = query.where(anyStop(sql`stop.location_id = ${locationId}`))
  if (trackingToken) query = query.where(anyStop(sql`stop.public_token = ${trackingToken}`))
  return query
}

const anyStop = (condition: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`service_orders.id in (select stop.service_order_id from service_order_stops as stop where ${condition})`
