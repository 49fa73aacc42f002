import { type RawBuilder, sql } from 'kysely'

/** The columns of a stop that the search of the order list covers. */
const searchedStopColumns = [
  'contact_name',
  'contact_phone',
  'contact_email',
  'postal_code',
  'street',
  'number',
  'complement',
  'neighborhood',
  'city',
  'reference',
] as const

type SearchedStop = Readonly<Partial<Record<(typeof searchedStopColumns)[number], string | null>>>

/** The search text of a stored order: number, reference, and the contacts and addresses of its stops. */
export const storedOrderSearchText: RawBuilder<string> = sql<string>`f_search(
  concat_ws(' ', service_orders.order_number, service_orders.external_ref, (
    select string_agg(distinct word, ' ')
    from service_order_stops as stop
    cross join lateral unnest(array[${sql.join(searchedStopColumns.map((column) => sql.ref(`stop.${column}`)))}]) as word
    where stop.service_order_id = service_orders.id
  ))
)`

/** The words of the search text of an order that is not stored yet. `f_search` normalizes them. */
export function newOrderSearchWords(
  order: { readonly order_number: string; readonly external_ref?: string | null },
  stops: readonly SearchedStop[],
): string {
  const words = stops.flatMap((stop) => searchedStopColumns.map((column) => stop[column]))
  return [order.order_number, order.external_ref, ...new Set(words)].filter(Boolean).join(' ')
}
