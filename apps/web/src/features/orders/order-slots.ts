import type { Role, ServiceOrder, ServiceOrderAction, ServiceOrderSummary } from '@malote/api-client'
import type { ReactNode } from 'react'
import type { QueuedRequest } from '../../lib/offline/queued-requests.ts'

/**
 * The properties of components of one order feature that a page of another one renders. The features must not import
 * each other, so the route passes the component.
 */

/** The bar with the next step, on a phone. */
export interface OrderActionBarProps {
  order: ServiceOrder
  role: Role
  /** The steps that the user may take. */
  allowed: readonly ServiceOrderAction[]
  suggested: ServiceOrderAction | undefined
  pending: boolean
  onTake: (action: ServiceOrderAction) => void
  /** Whether the user may act on the order; of a colleague's order, after a question. */
  confirmAct: () => Promise<boolean>
  /** The items of the menu "Mais" after the steps. */
  menuItems: ReactNode
  menuPending: boolean
  /** Opens the form of a rejected step again. */
  onCorrect: (request: QueuedRequest) => void
}

/** The drawer that edits an order. */
export interface EditOrderDrawerProps {
  order: ServiceOrder
  role: Role
  /** The storage key of unsaved edits, of all tabs. */
  draftKey: string
  /** Whether the drawer opens only when this tab or a closed one left an unsaved edit. */
  recoveredOnly: boolean
  onClose: () => void
}

/** The tab "Minhas" of the list. */
export interface OwnDeliveriesProps {
  /** Undefined while they load. */
  orders: readonly ServiceOrderSummary[] | undefined
  /** How many there are; more than `orders` when a page does not hold all of them. */
  total: number | undefined
  error: unknown
  onRetry: () => void
  /** Clears the filters; undefined when none is active. */
  onClearFilters: (() => void) | undefined
}
