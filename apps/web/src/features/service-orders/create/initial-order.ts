import type { ServiceOrder } from '@malote/api-client'
import * as z from 'zod/mini'
import type { OpenDraft } from './create-order.queries.ts'
import { type OrderValues, toFormValues } from './order-values.ts'

const orderNumber = z.catch(z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(24))), undefined)

/** The search parameters of the page: an order to copy, or a draft to edit. */
export const CreateOrderSearch = z.object({ de: orderNumber, rascunho: orderNumber })

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
        values: toFormValues(order, { again: false }),
        origin: `rascunho:${orderNumber}`,
        draft: { orderNumber, version },
      }
    : { values: toFormValues(order, { again: true }), origin: `de:${orderNumber}`, draft: undefined }
}
