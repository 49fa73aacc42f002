import { serviceOrderQuery } from '../detail/order-detail.queries.ts'

/** The order of a label, always refetched. */
export const labelOrderQuery = (orderNumber: string) => ({ ...serviceOrderQuery(orderNumber), staleTime: 0 })
