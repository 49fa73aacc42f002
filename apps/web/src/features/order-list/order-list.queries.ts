import {
  maximumSelectedOrders,
  type ServiceOrderStatus,
  type ServiceOrderSummary,
  serviceOrders,
} from '@malote/api-client'
import { type SpreadsheetFormat, spreadsheetFormats } from '../../components/download-menu.tsx'
import { api, query } from '../../lib/http/api.ts'
import { type ServiceOrdersSearch, toApiFilters } from '../orders/order-list-search.ts'

export const serviceOrdersQuery = (search: ServiceOrdersSearch) =>
  query(serviceOrders.list, {
    query: {
      ...toApiFilters(search),
      tab: search.tab,
      // A route has an order and no pages.
      ...(search.tab === 'mine'
        ? { limit: maximumSelectedOrders }
        : { sort: search.sort, page: search.page, limit: search.limit }),
    },
  })

/** A part of the column of a status, under the filters of the list. */
export const boardColumnQuery = (search: ServiceOrdersSearch, status: ServiceOrderStatus, page: number) =>
  serviceOrdersQuery({ ...search, status: [status], page, limit: 50 })

/** The number of filtered orders in each tab. */
export const tabCountsQuery = (search: ServiceOrdersSearch) =>
  query(serviceOrders.summary, { query: toApiFilters(search) })

/** The name and the formats of exported files. */
export const exportFile = {
  formats: spreadsheetFormats,
  fileName: 'ordens-de-servico',
  dated: true,
  failed: 'Não foi possível exportar.',
} as const

/** Fetches all filtered orders as a file. */
export const exportOrders = (search: ServiceOrdersSearch, format: SpreadsheetFormat) =>
  api(serviceOrders.export, { query: { ...toApiFilters(search), tab: search.tab, format } })

/** Fetches only the selected orders as a file. */
export const exportSelected = (orderNumbers: readonly string[], format: SpreadsheetFormat) =>
  api(serviceOrders.export, { query: { number: [...orderNumbers], format } })

export interface OrderLookup {
  found: Pick<ServiceOrderSummary, 'orderNumber' | 'status' | 'collectedAt' | 'company' | 'assignee'>[]
  missing: string[]
}

/** Looks up orders by number in batches of a hundred. */
export async function lookUpOrders(
  orderNumbers: readonly string[],
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<OrderLookup> {
  const orders = new Map<string, OrderLookup['found'][number]>()
  for (let start = 0; start < orderNumbers.length; start += maximumSelectedOrders) {
    const some = orderNumbers.slice(start, start + maximumSelectedOrders)
    const { data } = await api(
      serviceOrders.list,
      { query: { number: some, limit: maximumSelectedOrders } },
      { signal },
    )
    for (const { orderNumber, status, collectedAt, company, assignee } of data)
      orders.set(orderNumber, { orderNumber, status, collectedAt, company, assignee })
    onProgress(start + some.length)
  }
  return {
    found: orderNumbers.flatMap((orderNumber) => orders.get(orderNumber) ?? []),
    missing: orderNumbers.filter((orderNumber) => !orders.has(orderNumber)),
  }
}
