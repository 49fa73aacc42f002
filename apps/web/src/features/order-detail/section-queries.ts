import { mapTiles, type ServiceOrder, type Stop } from '@malote/api-client'
import type { QueryClient } from '@tanstack/react-query'
import { query } from '../../lib/http/api.ts'
import { addressHistoryQuery, needsAddressHistory } from '../orders/address-history/address-history.queries.ts'
import { orderOccurrencesQuery } from '../orders/occurrences/occurrences.queries.ts'
import { messagesQuery } from './stop-messages.queries.ts'

/** Where to load map tiles from, if the installation has a source of them. */
export const mapTilesQuery = query(mapTiles.get, {})

export const hasCoordinates = ({ stops }: ServiceOrder): boolean => stops.some(({ address }) => address.coordinates)

export const canHaveOccurrences = ({ status }: ServiceOrder): boolean => status !== 'draft'

export const canReceiveMessages = ({ status }: ServiceOrder, { kind, contactEmail, contactPhone }: Stop): boolean =>
  kind === 'dropoff' && status !== 'draft' && Boolean(contactEmail || contactPhone)

/**
 * Requests the data of the sections that only some orders have. Their code is loaded later; with their data, the page of
 * the server has them, and nothing moves when it loads.
 */
export function prefetchSections(client: QueryClient, order: ServiceOrder): void {
  if (canHaveOccurrences(order)) void client.prefetchQuery(orderOccurrencesQuery(order.orderNumber))
  if (order.stops.some((stop) => canReceiveMessages(order, stop))) void client.prefetchQuery(messagesQuery(order))
  if (hasCoordinates(order)) void client.prefetchQuery(mapTilesQuery)
  for (const stop of order.stops.filter((one) => needsAddressHistory(order, one))) {
    const history = addressHistoryQuery(order.company.id, stop.address)
    // Prefetching a disabled query would send its request.
    if (history.enabled) void client.prefetchQuery(history)
  }
}
