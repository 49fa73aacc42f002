import { OrderNumber } from '@malote/api-client'
import * as z from 'zod/mini'
import { serviceOrderQuery } from '../detail/order-detail.queries.ts'

/** The order numbers of the URL; other words are ignored. */
export const OrderLabelsSearch = z.object({
  numbers: z.catch(
    z._default(
      z.pipe(
        z.union([z.string(), z.array(z.string())]),
        z.transform((value) => {
          const words = Array.isArray(value) ? value : value.split(',')
          const numbers = words.map((word) => word.trim()).filter((word) => z.safeParse(OrderNumber, word).success)
          return [...new Set(numbers)]
        }),
      ),
      [],
    ),
    [],
  ),
})

/** The order of a label, always refetched. */
export const labelOrderQuery = (orderNumber: string) => ({ ...serviceOrderQuery(orderNumber), staleTime: 0 })
