import { serviceOrderQuery } from '../orders/order/order.queries.ts'

/** The order of a label, always refetched. */
export const labelOrderQuery = (orderNumber: string) => ({ ...serviceOrderQuery(orderNumber), staleTime: 0 })
