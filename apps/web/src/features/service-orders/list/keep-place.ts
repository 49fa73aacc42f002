import type { ServiceOrderSummary } from '@malote/api-client'

/** What the reader sees after newer rows have come. */
export interface KeptRows {
  /** The rows in the places they had, each as new as it is known. */
  rows: readonly ServiceOrderSummary[]
  /** Those among them that have changed since they were first shown. */
  changed: string[]
  /** How many orders belong on this page now and are not shown yet. */
  waiting: number
  /** Whether the page would look different if it were drawn anew: other orders, or in another order. */
  moved: boolean
}

/**
 * Newer rows under the reader's eyes: what changed is shown where it stands, nothing moves, comes or goes. What would
 * waits until the reader asks for it.
 */
export function keepPlace(shown: readonly ServiceOrderSummary[], fresh: readonly ServiceOrderSummary[]): KeptRows {
  if (shown === fresh) return { rows: shown, changed: [], waiting: 0, moved: false }
  const news = new Map(fresh.map((order) => [order.orderNumber, order]))
  const rows = shown.map((order) => news.get(order.orderNumber) ?? order)
  const known = new Set(shown.map(({ orderNumber }) => orderNumber))
  const changed = rows
    .filter((order, index) => order.updatedAt !== shown[index]?.updatedAt || order.late !== shown[index]?.late)
    .map(({ orderNumber }) => orderNumber)
  return {
    rows,
    changed,
    waiting: fresh.filter(({ orderNumber }) => !known.has(orderNumber)).length,
    moved: rows.length !== fresh.length || rows.some((order, index) => order.orderNumber !== fresh[index]?.orderNumber),
  }
}
