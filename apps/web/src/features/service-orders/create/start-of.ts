import type { ServiceOrder } from '@malote/api-client'
import * as z from 'zod/mini'
import type { OpenDraft } from './create-order.queries'
import { type OrderValues, valuesOf } from './order-values'

const orderNumber = z.catch(z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(24))), undefined)

/** What a new order begins with, as its address says it: an order to copy, or a draft to go on with. */
export const CreateOrderSearch = z.object({ de: orderNumber, rascunho: orderNumber })

export interface OrderStart {
  values: OrderValues
  /** Tells what this browser keeps of it from what it keeps of other forms. */
  origin: string
  draft: OpenDraft | undefined
}

/** The beginning that an order gives: itself when it is the draft that was asked for, else a copy. */
export function startOf(order: ServiceOrder, asDraft: boolean): OrderStart {
  const { orderNumber, version } = order
  return asDraft
    ? { values: valuesOf(order, { again: false }), origin: `rascunho:${orderNumber}`, draft: { orderNumber, version } }
    : { values: valuesOf(order, { again: true }), origin: `de:${orderNumber}`, draft: undefined }
}
