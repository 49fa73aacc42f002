import { measuredDays } from '@malote/api-client/contract'
import { sql } from 'kysely'
import type { Database } from '../../../platform/context.ts'
import { inScope, type Scope } from '../../../platform/db/scope.ts'

/** Deliveries that are read: enough for a median, and few enough for a request. */
const recentOrders = 1000

/** After a longer time a courier has paused, or has done something else. */
const longestLegMinutes = 120

interface PaceFilters {
  readonly scope: Scope
  readonly companyId: string | undefined
  readonly now: Date
}

/** The way of a courier from a completed stop to the next one. */
export interface LegRow {
  readonly minutes: number
  readonly latitude: number | null
  readonly longitude: number | null
  readonly previous_latitude: number | null
  readonly previous_longitude: number | null
}

/** The newest deliveries of couriers; those that were corrected manually have no measured times. */
const selectRecent = ({ scope, companyId, now }: PaceFilters) => sql`
  select id, assignee_id, collected_at, delivered_at from service_orders
  where ${companyId === undefined ? sql`true` : sql`company_id = ${companyId}`}
    and ${inScope(scope, 'service_orders.company_id')}
    and delivered_at > ${now}::timestamptz - ${sql.lit(measuredDays)} * interval '1 day' and delivered_at <= ${now}
    and not corrected and assignee_id is not null
  order by delivered_at desc
  limit ${sql.lit(recentOrders)}`

/**
 * Selects the ways between the stops that a courier completed one after the other. Stops that were completed together, such
 * as the collection of several orders, have no way between them.
 */
export async function selectLegs(db: Database, filters: PaceFilters): Promise<LegRow[]> {
  const { rows } = await sql<LegRow>`
    with recent as (${selectRecent(filters)}), completed as (
      select recent.assignee_id, stop.completed_at, min(stop.latitude) as latitude, min(stop.longitude) as longitude
      from recent
      join service_order_stops as stop on stop.service_order_id = recent.id
      where stop.state = 'completed' and stop.completed_at is not null
      group by recent.assignee_id, stop.completed_at
    ), leg as (
      select extract(epoch from completed_at - lag(completed_at) over previous)::double precision / 60 as minutes,
        latitude, longitude, lag(latitude) over previous as previous_latitude,
        lag(longitude) over previous as previous_longitude
      from completed window previous as (partition by assignee_id order by completed_at)
    )
    select * from leg where minutes between 1 and ${sql.lit(longestLegMinutes)}`.execute(db)
  return rows
}

/** Selects the minutes from collection to delivery of each order. */
export async function selectMinutesToDeliver(db: Database, filters: PaceFilters): Promise<number[]> {
  const { rows } = await sql<{ minutes: number }>`
    with recent as (${selectRecent(filters)})
    select extract(epoch from delivered_at - collected_at)::double precision / 60 as minutes
    from recent where collected_at < delivered_at`.execute(db)
  return rows.map(({ minutes }) => minutes)
}
