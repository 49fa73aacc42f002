import { OrderNumber } from '@malote/api-client'
import * as z from 'zod/mini'
import { serviceOrderQuery } from '../detail/order-detail.queries'

/** The orders whose labels an address asks for; words that are no number are left out. */
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

/** An order whose label is printed: as it is now, however long its page has been known. */
export const labelledOrderQuery = (orderNumber: string) => ({ ...serviceOrderQuery(orderNumber), staleTime: 0 })
