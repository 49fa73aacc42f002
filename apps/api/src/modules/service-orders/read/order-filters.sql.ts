import {
  type MeasuredDelivery,
  type OrderFilterKey,
  type OrderMoment,
  type ServiceOrderFilters,
  type ServiceOrderTab,
  serviceOrderTabs,
} from '@malote/api-client/contract'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type * as z from 'zod/mini'
import { forCompanyDays } from '../../../domain-sql/company-days.sql.ts'
import { isLateRow } from '../../../domain-sql/late-orders.sql.ts'
import { isReason } from '../../../domain-sql/reason-groups.sql.ts'
import type { Database } from '../../../platform/context.ts'
import { inScope, type Scope } from '../../../platform/db/scope.ts'
import type { Tables } from '../../../platform/db/tables.ts'
import { isFound } from './order-search.sql.ts'
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

/** What a condition of a filter depends on. */
interface FilterContext {
  readonly scope: Scope
  readonly filters: OrderFilters
  readonly now: Date
}

type Condition<Key extends keyof OrderFilters> = (
  value: NonNullable<OrderFilters[Key]>,
  context: FilterContext,
) => RawBuilder<boolean> | undefined

/** The condition belongs to that of another filter. */
const part = () => undefined

/** The condition of each filter of the contract. */
const conditions: { readonly [Key in OrderFilterKey]: Condition<Key> } = {
  companyId: (id) => sql`service_orders.company_id = ${id}`,
  externalRef: (reference) => sql`service_orders.external_ref = ${reference}`,
  externalRefs: (references) => sql`service_orders.external_ref = any(${references})`,
  updatedFrom: (instant) => sql`service_orders.updated_at >= ${new Date(instant)}`,
  updatedTo: (instant) => sql`service_orders.updated_at < ${new Date(instant)}`,
  number: (numbers) => sql`service_orders.order_number = any(${numbers})`,
  search: (_text, { scope, filters }) => isFound(scope, filters),
  status: (statuses) => (statuses.length > 0 ? sql`service_orders.status = any(${statuses})` : undefined),
  priority: (priority) => sql`service_orders.priority = ${priority}`,
  assigneeId: (id) => sql`service_orders.assignee_id = ${id}`,
  late: (late, { now }) => (late ? isLateRow(now) : sql`${isLateRow(now)} is not true`),
  moment: part,
  from: part,
  to: part,
  lastDays: part,
  failureReason: part,
  delivery: (delivery) =>
    sql`(service_orders.delivered_at is not null and not service_orders.corrected and ${measured[delivery]})`,
  cancelReason: (reason) => sql`(service_orders.status = 'canceled'
    and ${isReason(sql`service_orders.cancel_reason`, 'cancel_reasons', reason)})`,
  requestedById: (id) => sql`service_orders.requested_by_id = ${id}`,
  source: (source) => sql`service_orders.source = ${source}`,
  costCenter: (costCenter) => sql`f_search(service_orders.cost_center) = f_search(${costCenter})`,
  chargeable: (chargeable) => sql`service_orders.chargeable = ${chargeable}`,
  city: (city, { filters: { state } }) => goesTo(city, state),
  state: (state, { filters: { city } }) => (city ? undefined : goesTo(undefined, state)),
  locationId: (id) => anyStop(sql`stop.location_id = ${id}`),
  trackingToken: (token) => anyStop(sql`stop.public_token = ${token}`),
}

/** Selects the orders of a scope under the filters. */
export function selectFilteredOrders(db: Database, scope: Scope, filters: OrderFilters, now: Date): OrderQuery<object> {
  const context = { scope, filters, now }
  const given = (Object.keys(conditions) as OrderFilterKey[]).flatMap((key) => {
    const value = filters[key]
    // An empty text filters nothing.
    return value === undefined || value === '' ? [] : [(conditions[key] as Condition<typeof key>)(value, context)]
  })
  return [...given, inPeriod(scope, filters, now)].reduce(
    (query, condition) => (condition ? query.where(condition) : query),
    db.selectFrom('service_orders').where(inScope(scope, 'service_orders.company_id')),
  )
}

const momentColumns: Record<Exclude<OrderMoment, 'failedAt'>, RawBuilder<unknown>> = {
  createdAt: sql`service_orders.created_at`,
  scheduledFor: sql`service_orders.scheduled_for`,
  promisedAt: sql`service_orders.promised_at`,
  deliveredAt: sql`service_orders.delivered_at`,
}

/** The condition of a period of days; for failed attempts, the period of the attempt with the reason. */
function inPeriod(scope: Scope, filters: OrderFilters, now: Date): RawBuilder<boolean> {
  const { moment = 'createdAt', failureReason } = filters
  if (moment === 'failedAt') return hasFailure(matchesFailure(scope, filters, now))
  const onDays = forCompanyDays(momentColumns[moment], sql`service_orders.company_id`, filters, now)
  if (!failureReason) return onDays
  return sql<boolean>`(${onDays} and ${hasFailure(matchesFailure(scope, { ...filters, moment }, now))})`
}

const hasFailure = (matches: RawBuilder<boolean>): RawBuilder<boolean> => sql<boolean>`service_orders.id in (
    select failure.service_order_id from service_order_failures as failure where ${matches}
  )`

/**
 * Whether an attempt failed, for a given reason if there is one, and in the period if it is that of failed attempts. With the
 * company again, so that the failures of the company are read once and not for each of its orders.
 */
export function matchesFailure(
  scope: Scope,
  { moment, failureReason, companyId, ...days }: OrderFilters,
  now: Date,
): RawBuilder<boolean> {
  const conditions = [
    sql`failure.occurred_at <= ${now}`,
    inScope(scope, 'failure.company_id' as never),
    moment === 'failedAt'
      ? forCompanyDays(sql`failure.occurred_at`, sql`failure.company_id`, days, now)
      : sql<boolean>`true`,
    ...(companyId ? [sql`failure.company_id = ${companyId}`] : []),
    ...(failureReason ? [isReason(sql`failure.reason`, 'failure_reasons', failureReason)] : []),
  ]
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}

/** Deliveries that count in service figures: their status was not corrected manually. */
const measured: Record<MeasuredDelivery, RawBuilder<boolean>> = {
  all: sql<boolean>`true`,
  on_time: sql<boolean>`service_orders.delivered_at <= service_orders.promised_at`,
  delayed: sql<boolean>`service_orders.delivered_at > service_orders.promised_at`,
  first_attempt: sql<boolean>`service_orders.attempts = 0`,
  retried: sql<boolean>`service_orders.attempts > 0`,
}

/** Whether a drop-off is in a city, in a state, or in both. */
function goesTo(city: string | undefined, state: string | undefined): RawBuilder<boolean> {
  const places = [
    ...(city ? [sql`f_search(stop.city) = f_search(${city})`] : []),
    ...(state ? [sql`stop.state_code = ${state}`] : []),
  ]
  return anyStop(sql`stop.kind = 'dropoff' and ${sql.join(places, sql` and `)}`)
}

const anyStop = (condition: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`service_orders.id in (select stop.service_order_id from service_order_stops as stop where ${condition})`
