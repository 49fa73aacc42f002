import { Id } from '@malote/api-client'
import * as z from 'zod/mini'
import { optionalSearchParam } from '../../../lib/lists/list-search.ts'

const orderNumber = z.catch(z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(24))), undefined)

/**
 * The search parameters of the page: an order to copy, a draft to edit, or a received message, of which a file may have
 * the text.
 */
export const CreateOrderSearch = z.object({
  de: orderNumber,
  rascunho: orderNumber,
  mensagem: optionalSearchParam(Id),
  anexo: optionalSearchParam(Id),
})
