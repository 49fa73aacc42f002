import { closedStatuses, type DuplicateQuery, type ServiceOrderStatus } from '@malote/api-client/contract'
import { sql } from 'kysely'
import type { Database } from '../../../platform/context.ts'

export interface DuplicateRow {
  readonly order_number: string
  readonly status: ServiceOrderStatus
  readonly external_ref: string | null
  /** The common recipients, in the order of the route. */
  readonly recipients: string[]
  readonly window_start: Date | null
  readonly window_end: Date | null
  readonly scheduled_for: Date | null
  readonly created_at: Date
}

/** Two pickups further apart than this are different requests, even for the same recipient. */
const sameScheduleHours = 12

/** Newest stops of each recipient that are compared: the limit of the cost, however many orders the company has. */
const comparedStops = 200

/**
 * Selects running orders of the company since a time, for the same recipient at the same address, with a similar pickup
 * time, overlapping windows and no different references. Newest first, at most ten.
 */
export async function selectDuplicates(
  db: Database,
  query: DuplicateQuery,
  { since, now }: { readonly since: Date; readonly now: Date },
): Promise<DuplicateRow[]> {
  const { companyId, externalRef = null, dropoffs } = query
  const column = <T>(pick: (stop: DuplicateQuery['dropoffs'][number]) => T): T[] => dropoffs.map(pick)
  // No pickup time means as soon as possible, which is compared as now.
  const pickupAt = query.pickup?.window?.start ?? now
  const { rows } = await sql<DuplicateRow>`
    with matching as (
      select distinct on (stop.id) stop.*
      from unnest(
        ${column((stop) => stop.contactName)}::text[],
        ${column((stop) => stop.address.postalCode)}::text[],
        ${column((stop) => stop.address.number)}::text[],
        ${column((stop) => stop.window?.start ?? null)}::timestamptz[],
        ${column((stop) => stop.window?.end ?? null)}::timestamptz[]
      ) as requested (contact_name, postal_code, number, window_start, window_end)
      cross join lateral (
        select id, service_order_id, position, number, contact_name, window_start, window_end
        from service_order_stops
        where company_id = ${companyId}
          and kind = 'dropoff'
          and postal_code = requested.postal_code
          and f_search(contact_name) = f_search(requested.contact_name)
        order by service_order_id desc
        limit ${sql.lit(comparedStops)}
      ) as stop
      where f_search(stop.number) = f_search(requested.number)
        and (requested.window_start is null or stop.window_start is null
          or (stop.window_start < requested.window_end and stop.window_end > requested.window_start))
    )
    select orders.order_number, orders.status, orders.external_ref, orders.created_at, orders.scheduled_for,
      array_agg(stop.contact_name order by stop.position) as recipients,
      (array_agg(stop.window_start order by stop.position))[1] as window_start,
      (array_agg(stop.window_end order by stop.position))[1] as window_end
    from matching as stop
    join service_orders as orders on orders.id = stop.service_order_id
    where orders.company_id = ${companyId}
      and orders.created_at > ${since}
      and orders.closed_at is null
      and orders.status <> all(${notRunning}::text[])
      and abs(extract(epoch from coalesce(orders.scheduled_for, ${now}::timestamptz) - ${pickupAt}::timestamptz))
        <= ${sameScheduleHours * 3600}
      and (
        ${externalRef}::text is null or orders.external_ref is null
        or f_search(orders.external_ref) = f_search(${externalRef}::text)
      )
    group by orders.id
    order by orders.created_at desc
    limit 10
  `.execute(db)
  return rows
}

/** A draft is not requested yet; the others are closed. */
const notRunning: readonly ServiceOrderStatus[] = ['draft', ...closedStatuses]
