import { serviceOrderTabs } from '@malote/api-client/contract'
import { type RawBuilder, sql } from 'kysely'
import { inScope, type Scope } from '../../database/scope.ts'
import type { Database } from '../../platform/context.ts'

export interface Period {
  readonly from: string
  readonly to: string
}

export interface ReportScope extends Period {
  readonly scope: Scope
  readonly companyId?: string | undefined
}

/** The last `days` days, today included, by the organisation's clock. */
export async function selectLastDays(db: Database, now: Date, days: number): Promise<Period> {
  const { rows } = await sql<Period>`
    select (today - ${days - 1}::integer)::date as "from", today as "to"
    from (select (${now}::timestamptz at time zone time_zone)::date as today from settings) as clock
  `.execute(db)
  return rows[0] as Period
}

/** The orders created in the period, each with its day by the organisation's clock. Drafts were never asked for. */
function created({ scope, companyId, from, to }: ReportScope): RawBuilder<unknown> {
  return sql`
    select service_orders.*, (service_orders.created_at at time zone settings.time_zone)::date as day
    from service_orders, settings
    where service_orders.created_at >= (${from}::date::timestamp at time zone settings.time_zone)
      and service_orders.created_at < ((${to}::date + 1)::timestamp at time zone settings.time_zone)
      and service_orders.status <> 'draft'
      and ${inScope(scope, 'service_orders.company_id')}
      and (${companyId ?? null}::uuid is null or service_orders.company_id = ${companyId ?? null}::uuid)`
}

const outcomes = sql`
  count(*) as total,
  count(*) filter (where status = 'delivered') as delivered,
  count(*) filter (where status = 'failed') as failed,
  count(*) filter (where status = any(${serviceOrderTabs.canceled.statuses})) as canceled`

export interface Outcomes {
  readonly total: number
  readonly delivered: number
  readonly failed: number
  readonly canceled: number
}

/** One line a day, days without orders included. */
export async function selectByDay(db: Database, scope: ReportScope): Promise<(Outcomes & { day: string })[]> {
  const { rows } = await sql<Outcomes & { day: string }>`
    with counted as (select day, ${outcomes} from (${created(scope)}) as created group by day)
    select calendar.day::date as day, coalesce(total, 0) as total, coalesce(delivered, 0) as delivered,
      coalesce(failed, 0) as failed, coalesce(canceled, 0) as canceled
    from generate_series(${scope.from}::date, ${scope.to}::date, interval '1 day') as calendar (day)
    left join counted on counted.day = calendar.day::date
    order by calendar.day`.execute(db)
  return rows
}

export async function selectByCompany(db: Database, scope: ReportScope): Promise<(Outcomes & { company: string })[]> {
  const { rows } = await sql<Outcomes & { company: string }>`
    select companies.name as company, counted.total, counted.delivered, counted.failed, counted.canceled
    from (select company_id, ${outcomes} from (${created(scope)}) as created group by company_id) as counted
    join companies on companies.id = counted.company_id
    order by counted.total desc, f_search(companies.name), companies.id`.execute(db)
  return rows
}

export async function selectByStatus(db: Database, scope: ReportScope): Promise<{ status: string; total: number }[]> {
  const { rows } = await sql<{ status: string; total: number }>`
    select status, count(*) as total from (${created(scope)}) as created group by status`.execute(db)
  return rows
}

/** Each failed attempt counts, also those of orders that were delivered in the end. */
export async function selectFailures(db: Database, scope: ReportScope): Promise<{ reason: string; total: number }[]> {
  const { rows } = await sql<{ reason: string; total: number }>`
    select coalesce(event.reason, 'Sem motivo informado') as reason, count(*) as total
    from service_order_events as event
    join (${created(scope)}) as created on created.id = event.service_order_id
    where event.to_status = 'failed' and event.type = 'status_changed'
    group by 1
    order by 2 desc, 1`.execute(db)
  return rows
}
