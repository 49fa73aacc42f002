import { OrderNumber } from '@malote/api-client'
import * as z from 'zod/mini'

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
