import type { ServiceOrderSummary } from '@malote/api-client'

/** The rows to show after a refetch. */
export interface MergedRows {
  /** The rows in their previous positions, with their newest data. */
  rows: readonly ServiceOrderSummary[]
  /** The rows that have changed since they were first shown. */
  changed: string[]
  /** The number of orders of this page that are not shown yet. */
  waiting: number
  /** Whether the refetched page has other orders or another order of rows. */
  moved: boolean
}

/**
 * Merges refetched rows into the shown ones: changed rows are updated in their position, but none is moved, added or
 * removed until the user requests it.
 */
export function mergeRows(shown: readonly ServiceOrderSummary[], fresh: readonly ServiceOrderSummary[]): MergedRows {
  if (shown === fresh) return { rows: shown, changed: [], waiting: 0, moved: false }
  const freshOrders = new Map(fresh.map((order) => [order.orderNumber, order]))
  const rows = shown.map((order) => freshOrders.get(order.orderNumber) ?? order)
  const shownNumbers = new Set(shown.map(({ orderNumber }) => orderNumber))
  const changed = rows
    .filter((order, index) => order.updatedAt !== shown[index]?.updatedAt || order.late !== shown[index]?.late)
    .map(({ orderNumber }) => orderNumber)
  return {
    rows,
    changed,
    waiting: fresh.filter(({ orderNumber }) => !shownNumbers.has(orderNumber)).length,
    moved: rows.length !== fresh.length || rows.some((order, index) => order.orderNumber !== fresh[index]?.orderNumber),
  }
}
