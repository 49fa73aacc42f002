import type { DuplicateQuestion, ServiceOrderStatus } from '@malote/api-client/contract'
import { sql } from 'kysely'
import type { Database } from '../../platform/context.ts'

interface DuplicateRow {
  readonly order_number: string
  readonly status: ServiceOrderStatus
  readonly external_ref: string | null
  readonly contact_name: string
  readonly window_start: Date | null
  readonly window_end: Date | null
  readonly created_at: Date
}

/**
 * Running orders of the company since a moment, for the same recipient at the same address, whose windows meet and whose
 * references do not tell them apart. The newest first, ten at most.
 */
export async function selectDuplicates(
  db: Database,
  question: DuplicateQuestion,
  since: Date,
): Promise<DuplicateRow[]> {
  const { companyId, externalRef = null, dropoffs } = question
  const column = <T>(pick: (stop: DuplicateQuestion['dropoffs'][number]) => T): T[] => dropoffs.map(pick)
  const { rows } = await sql<DuplicateRow>`
    select found.* from (
      select distinct on (service_orders.id)
        service_orders.order_number, service_orders.status, service_orders.external_ref, service_orders.created_at,
        stop.contact_name, stop.window_start, stop.window_end
      from unnest(
        ${column((stop) => stop.contactName)}::text[],
        ${column((stop) => stop.address.postalCode)}::text[],
        ${column((stop) => stop.address.number)}::text[],
        ${column((stop) => stop.window?.start ?? null)}::timestamptz[],
        ${column((stop) => stop.window?.end ?? null)}::timestamptz[]
      ) as asked (contact_name, postal_code, number, window_start, window_end)
      join service_order_stops as stop
        on stop.kind = 'dropoff'
        and stop.postal_code = asked.postal_code
        and f_search(stop.contact_name) = f_search(asked.contact_name)
        and f_search(stop.number) = f_search(asked.number)
      join service_orders on service_orders.id = stop.service_order_id
      where service_orders.company_id = ${companyId}
        and service_orders.created_at > ${since}
        and service_orders.status not in ('draft', 'canceled', 'expired')
        and (
          asked.window_start is null or stop.window_start is null
          or (stop.window_start < asked.window_end and stop.window_end > asked.window_start)
        )
        and (
          ${externalRef}::text is null or service_orders.external_ref is null
          or f_search(service_orders.external_ref) = f_search(${externalRef}::text)
        )
    ) as found
    order by found.created_at desc
    limit 10
  `.execute(db)
  return rows
}
