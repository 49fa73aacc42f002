import { runningStatuses, serviceOrderTabs } from '@malote/api-client/contract'
import { type RawBuilder, sql } from 'kysely'
import { inScope, type Scope } from '../../database/scope.ts'
import type { Database } from '../../platform/context.ts'

export interface OperationFilters {
  readonly scope: Scope
  readonly companyId?: string | undefined
  readonly now: Date
}

function ofOperation({ scope, companyId }: OperationFilters): RawBuilder<boolean> {
  const own = inScope(scope, 'service_orders.company_id')
  return companyId ? sql<boolean>`(${own} and service_orders.company_id = ${companyId})` : own
}

const counted = (condition: RawBuilder<boolean>) => sql<number>`count(*) filter (where ${condition})`

/** The first moment of today by the organisation's clock, moved by whole days. */
const midnight = (now: Date, days: number) =>
  sql<Date>`((((${now}::timestamptz at time zone settings.time_zone)::date + ${days}::integer)::timestamp) at time zone settings.time_zone)`

/** Where the orders that are not over stand now: those that are over cannot be late or wait for anybody. */
export async function countOperation(db: Database, filters: OperationFilters) {
  const { now } = filters
  const late = sql<boolean>`(promised_at < ${now} and status = any(${runningStatuses}))`
  return db
    .selectFrom('service_orders')
    .select([
      counted(sql`status = any(${serviceOrderTabs.open.statuses})`).as('openNow'),
      counted(sql`status = any(${serviceOrderTabs.ongoing.statuses})`).as('onTheWay'),
      counted(late).as('late'),
      counted(sql`status = any(${serviceOrderTabs.attention.statuses}) or ${late}`).as('needsAction'),
    ])
    .where('closed_at', 'is', null)
    .where(ofOperation(filters))
    .executeTakeFirstOrThrow()
}

/** Deliveries of today, and of yesterday up to this same hour. */
export async function countDeliveries(db: Database, filters: OperationFilters) {
  const { now } = filters
  const yesterdayByNow = sql<Date>`((${now}::timestamptz at time zone settings.time_zone - interval '1 day') at time zone settings.time_zone)`
  return db
    .selectFrom('service_orders')
    .innerJoin('settings', (join) => join.onTrue())
    .select([
      counted(sql`delivered_at >= ${midnight(now, 0)}`).as('deliveredToday'),
      counted(sql`delivered_at < ${midnight(now, 0)} and delivered_at <= ${yesterdayByNow}`).as(
        'deliveredYesterdayByNow',
      ),
    ])
    .where(sql<boolean>`delivered_at >= ${midnight(now, -1)}`)
    .where('delivered_at', '<=', now)
    .where(ofOperation(filters))
    .executeTakeFirstOrThrow()
}

/** Orders created on each of the last `days` days, days without any included. */
export async function countVolume(
  db: Database,
  filters: OperationFilters,
  days: number,
): Promise<{ day: string; total: number }[]> {
  const { now } = filters
  const { rows } = await sql<{ day: string; total: number }>`
    with span as (
      select time_zone, (${now}::timestamptz at time zone time_zone)::date as today from settings
    ), created as (
      select (service_orders.created_at at time zone span.time_zone)::date as day, count(*) as total
      from service_orders, span
      where service_orders.created_at >= ((span.today - ${days - 1}::integer)::timestamp at time zone span.time_zone)
        and ${ofOperation(filters)}
      group by 1
    )
    select (span.today - ahead)::date as day, coalesce(created.total, 0) as total
    from span
    cross join generate_series(0, ${days - 1}::integer) as ahead
    left join created on created.day = span.today - ahead
    order by 1
  `.execute(db)
  return rows
}
