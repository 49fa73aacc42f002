import { type AddressHistoryQuery, addressHistoryDays } from '@malote/api-client/contract'
import { sql } from 'kysely'
import { isAboutOccurrence } from '../../../domain-sql/occurrence-events.sql.ts'
import { reasonGroup } from '../../../domain-sql/reason-groups.sql.ts'
import { isNotUndone } from '../../../domain-sql/undone-events.sql.ts'
import type { Database } from '../../../platform/context.ts'

/** Something that happened at an address. */
export interface AddressEventRow {
  /** The position of the address in the request, from 1. */
  readonly request: number
  readonly kind: 'delivered' | 'failed' | 'instructed'
  /** The receiver, the reason or the instructions. */
  readonly text: string | null
  readonly occurred_at: Date
  /** The municipality, which decides about the time zone. */
  readonly city: string
}

/** Newest drop-offs of each address that are read: the limit of the cost, however many orders it has. */
const readStops = 50

/**
 * Selects what happened at the drop-offs of addresses of a company within a year, newest first. The digits of the
 * complement decide between the flats of a house, because "Apto 12" and "ap. 12" are the same one. A CEP that ends in
 * 000 is that of a whole town, whose streets have the same numbers. Houses without a number cannot be distinguished.
 */
export async function selectAddressEvents(
  db: Database,
  companyId: string,
  addresses: AddressHistoryQuery['addresses'],
  now: Date,
): Promise<AddressEventRow[]> {
  const column = (pick: (address: AddressHistoryQuery['addresses'][number]) => string) => addresses.map(pick)
  const { rows } = await sql<AddressEventRow>`
    with stop as materialized (
      select stop.*, requested.request
      from unnest(
        ${column(({ postalCode }) => postalCode)}::text[],
        ${column(({ street }) => street)}::text[],
        ${column(({ number }) => number)}::text[],
        ${column(({ complement }) => complement ?? '')}::text[]
      ) with ordinality as requested (postal_code, street, number, complement, request)
      cross join lateral (
        select id, service_order_id, state, completed_at, receiver_name, instructions, city
        from service_order_stops
        where company_id = ${companyId}
          and kind = 'dropoff'
          and postal_code = requested.postal_code
          and f_search(number) = f_search(requested.number)
          and requested.number !~* '^s\\s*/?\\s*n'
          and (requested.postal_code not like '%000' or f_search(street) = f_search(requested.street))
          and regexp_replace(coalesce(complement, ''), '\\D', '', 'g') = regexp_replace(requested.complement, '\\D', '', 'g')
        order by service_order_id desc
        limit ${sql.lit(readStops)}
      ) as stop
    ), failure as (
      select stop.request, stop.city, event.occurred_at, event.reason
      from stop join service_order_events as event on event.service_order_id = stop.service_order_id
      where event.type = 'stop_changed' and event.stop_id = stop.id and event.stop_state = 'failed' and ${isNotUndone}
      union all
      select stop.request, stop.city, failed.occurred_at, failed.reason
      from stop
      join service_order_failures as failed on failed.service_order_id = stop.service_order_id
      join service_order_events as event on event.service_order_id = stop.service_order_id and event.id = failed.event_id
      where event.from_status = 'in_transit' and not exists (
        select from service_order_stops as other
        where other.service_order_id = stop.service_order_id and other.kind = 'dropoff' and other.id <> stop.id
      ) and not exists (
        -- The attempt is recorded for the stop and then for the order, and counted above.
        select from service_order_events as before
        where before.service_order_id = event.service_order_id
          and before.type = 'stop_changed' and before.stop_state = 'failed'
          and before.position = (
            select max(step.position) from service_order_events as step
            where step.service_order_id = event.service_order_id and step.position < event.position
              and not ${isAboutOccurrence('step')}
          )
      )
    ), happened as (
      select stop.request, 'delivered' as kind, stop.receiver_name as text, stop.completed_at as occurred_at, stop.city
      from stop where stop.state = 'completed'
      union all
      select stop.request, 'instructed', stop.instructions, orders.created_at, stop.city
      from stop join service_orders as orders on orders.id = stop.service_order_id
      where stop.instructions is not null
      union all
      select request, 'failed', ${reasonGroup(sql`failure.reason`, 'failure_reasons')}, occurred_at, city from failure
    )
    select request::integer, kind, text, occurred_at, city from happened
    where occurred_at > ${now}::timestamptz - ${sql.lit(addressHistoryDays)} * interval '1 day'
    order by request, occurred_at desc
  `.execute(db)
  return rows
}
