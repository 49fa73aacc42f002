import type { BulkResult, ServiceOrderSummary } from '@malote/api-client'

/** A selected order, as it was fetched last. */
export type SelectedOrder = Pick<ServiceOrderSummary, 'orderNumber' | 'status' | 'collectedAt' | 'company' | 'assignee'>

/** An act on several orders. */
export interface BulkAct {
  label: string
  orderNumbers: readonly string[]
  /** @returns the notification about this many changed orders. */
  formatDone: (count: number) => string
  /** Reverts it for the changed orders, which it receives as they were. Absent when it cannot be undone. */
  undo: ((orders: readonly SelectedOrder[]) => Promise<BulkResult[]>) | undefined
}
