import type { ServiceOrder } from '@malote/api-client'
import { type OrderValues, toFormValues } from '../form/order-values.ts'
import type { OpenDraft } from './create-order.queries.ts'

export interface InitialOrder {
  values: OrderValues
  /** The part of the storage key that separates the drafts of different forms. */
  origin: string
  draft: OpenDraft | undefined
}

/** @returns the initial form state of an order: the order itself when it is an edited draft, otherwise a copy. */
export function toInitialOrder(order: ServiceOrder, asDraft: boolean): InitialOrder {
  const { orderNumber, version } = order
  return asDraft
    ? {
        values: toFormValues(order),
        origin: `rascunho:${orderNumber}`,
        draft: { orderNumber, version },
      }
    : { values: toFormValues(order, { again: true }), origin: `de:${orderNumber}`, draft: undefined }
}
