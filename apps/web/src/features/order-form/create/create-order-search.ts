import * as z from 'zod/mini'

const orderNumber = z.catch(z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(24))), undefined)

/** The search parameters of the page: an order to copy, or a draft to edit. */
export const CreateOrderSearch = z.object({ de: orderNumber, rascunho: orderNumber })
