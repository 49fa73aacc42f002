import { sql } from 'kysely'
import type { Database } from '../../platform/context.ts'

/** How long a leg of a route takes, in seconds: 20 % of the measured ones were faster than `fast`, 20 % slower than `slow`. */
export interface LegTimes {
  readonly measured: number
  readonly fast: number
  readonly slow: number
}

/** Orders that are read: enough for a percentile, and few enough for a request. */
const recentOrders = 100

/**
 * Measures the legs of recent deliveries, of a company or of all: from leaving to the first drop-off, and from each
 * drop-off to the next. Drop-offs that were completed together have no time of their own, and are left out.
 */
export async function selectLegTimes(db: Database, companyId: string | undefined, now: Date): Promise<LegTimes> {
  const ofCompany = companyId === undefined ? sql`true` : sql`company_id = ${companyId}`
  const { rows } = await sql<{ measured: number; fast: number | null; slow: number | null }>`
    with recent as (
      select id from service_orders
      where ${ofCompany} and delivered_at > ${now}::timestamptz - interval '90 days' and delivered_at <= ${now}
        and not corrected
      order by delivered_at desc
      limit ${recentOrders}
    ), completed as (
      select stop.service_order_id, stop.completed_at,
        count(*) over (partition by stop.service_order_id, stop.completed_at) as together
      from recent
      join service_order_stops as stop on stop.service_order_id = recent.id
      where stop.kind = 'dropoff' and stop.state = 'completed'
    ), legs as (
      select extract(epoch from completed.completed_at - begin.at)::double precision as seconds
      from completed
      cross join lateral (
        select max(event.occurred_at) as at from service_order_events as event
        where event.service_order_id = completed.service_order_id and event.occurred_at < completed.completed_at
          and ${endsLeg}
      ) as begin
      where together = 1 and begin.at is not null
    )
    select count(*)::integer as measured,
      percentile_cont(0.2) within group (order by seconds) as fast,
      percentile_cont(0.8) within group (order by seconds) as slow
    from legs`.execute(db)
  const [row] = rows
  return { measured: row?.measured ?? 0, fast: row?.fast ?? 0, slow: row?.slow ?? 0 }
}

/** SQL for whether an event ends a leg and begins the next one. `event` is the alias of the event's row. */
export const endsLeg = sql<boolean>`(
  event.to_status = 'in_transit' or (event.type = 'stop_changed' and event.stop_state in ('completed', 'failed'))
)`
