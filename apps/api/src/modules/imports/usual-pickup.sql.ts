import { sql } from 'kysely'
import type { Database } from '../../platform/context.ts'

/** A pickup of recent orders; `location_id` and `location_name` of an active saved location. */
export interface PickupRow {
  readonly location_id: string | null
  readonly location_name: string | null
  readonly contact_name: string
  readonly contact_phone: string | null
  readonly postal_code: string
  readonly street: string
  readonly number: string
  readonly complement: string | null
  readonly neighborhood: string
  readonly city: string
  readonly state_code: string
}

/** Newest orders of the company that show where it usually lets its goods be picked up. */
const comparedOrders = 50

/** Selects the pickup of most of the newest orders of a company. */
export async function selectUsualPickup(db: Database, companyId: string): Promise<PickupRow | undefined> {
  const { rows } = await sql<PickupRow>`
    with recent as (
      select id from service_orders
      where company_id = ${companyId} and status <> 'draft'
      order by id desc
      limit ${sql.lit(comparedOrders)}
    )
    select location.id as location_id, location.name as location_name, stop.contact_name, stop.contact_phone,
      stop.postal_code, stop.street, stop.number, stop.complement, stop.neighborhood, stop.city, stop.state_code
    from recent
    join service_order_stops as stop on stop.service_order_id = recent.id and stop.kind = 'pickup'
    left join locations as location on location.id = stop.location_id and location.active
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11
    order by count(*) desc, max(recent.id::text) desc
    limit 1
  `.execute(db)
  return rows[0]
}
