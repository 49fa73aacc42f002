import { closedStatuses, type DuplicateQuery, type ServiceOrderStatus } from '@malote/api-client/contract'
import { sql } from 'kysely'
import type { Database } from '../../../platform/context.ts'

export interface DuplicateRow {
  /** The position of the request in the list, from 1. */
  readonly request: number
  readonly order_number: string
  readonly status: ServiceOrderStatus
  readonly external_ref: string | null
  /** The common recipients, in the order of the route. */
  readonly recipients: string[]
  readonly window_start: Date | null
  readonly window_end: Date | null
  readonly scheduled_for: Date | null
  readonly created_at: Date
  readonly notes: string | null
  /** `2 × Vela`, in their order. */
  readonly items: string[]
}

/** Two pickups further apart than this are different requests, even for the same recipient. */
const sameScheduleHours = 12

/** Newest stops of each recipient that are compared: the limit of the cost, however many orders the company has. */
const comparedStops = 200

const duplicatesOfRequest = 10

/**
 * Selects, for each request, running orders of the company since a time, for the same recipient at the same address, with
 * a similar pickup time, overlapping windows and no different references. Newest first, at most ten for a request.
 */
export async function selectDuplicates(
  db: Database,
  companyId: string,
  requests: readonly Omit<DuplicateQuery, 'companyId'>[],
  { since, now }: { readonly since: Date; readonly now: Date },
): Promise<DuplicateRow[]> {
  const dropoffs = requests.flatMap(({ externalRef = null, pickup, dropoffs: stops }, index) =>
    // No pickup time means as soon as possible, which is compared as now.
    stops.map((stop) => ({
      ...stop,
      request: index + 1,
      externalRef,
      pickupAt: pickup?.window?.start ?? now.toISOString(),
    })),
  )
  const column = <T>(pick: (stop: (typeof dropoffs)[number]) => T): T[] => dropoffs.map(pick)
  const { rows } = await sql<DuplicateRow>`
    with matching as (
      select distinct on (requested.request, stop.id) stop.*, requested.request, requested.external_ref,
        requested.pickup_at
      from unnest(
        ${column(({ request }) => request)}::integer[],
        ${column(({ externalRef }) => externalRef)}::text[],
        ${column(({ pickupAt }) => pickupAt)}::timestamptz[],
        ${column((stop) => stop.contactName)}::text[],
        ${column((stop) => stop.address.postalCode)}::text[],
        ${column((stop) => stop.address.number)}::text[],
        ${column((stop) => stop.window?.start ?? null)}::timestamptz[],
        ${column((stop) => stop.window?.end ?? null)}::timestamptz[]
      ) as requested (request, external_ref, pickup_at, contact_name, postal_code, number, window_start, window_end)
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
    ), found as (
      select stop.request, orders.order_number, orders.status, orders.external_ref, orders.created_at, orders.scheduled_for,
        orders.notes,
        array(
          select item.quantity || ' × ' || item.description from service_order_items as item
          where item.service_order_id = orders.id order by item.position
        ) as items,
        array_agg(stop.contact_name order by stop.position) as recipients,
        (array_agg(stop.window_start order by stop.position))[1] as window_start,
        (array_agg(stop.window_end order by stop.position))[1] as window_end,
        row_number() over (partition by stop.request order by orders.created_at desc) as place
      from matching as stop
      join service_orders as orders on orders.id = stop.service_order_id
      where orders.company_id = ${companyId}
        and orders.created_at > ${since}
        and orders.closed_at is null
        and orders.status <> all(${notRunning}::text[])
        and abs(extract(epoch from coalesce(orders.scheduled_for, ${now}::timestamptz) - stop.pickup_at))
          <= ${sameScheduleHours * 3600}
        and (
          stop.external_ref is null or orders.external_ref is null
          or f_search(orders.external_ref) = f_search(stop.external_ref)
        )
      group by stop.request, orders.id
    )
    select * from found where place <= ${sql.lit(duplicatesOfRequest)} order by request, place
  `.execute(db)
  return rows
}

/** A draft is not requested yet; the others are closed. */
const notRunning: readonly ServiceOrderStatus[] = ['draft', ...closedStatuses]
