import { type RequestDecision, recipientRequests } from '@malote/api-client'
import { api, query } from '../../lib/http/api.ts'
import { useApiMutation } from '../../lib/http/mutations.ts'
import { orderEndpoints } from '../orders/service-orders.queries.ts'

export const recipientRequestsQuery = (orderNumber: string) =>
  query(recipientRequests.list, { params: { orderNumber } })

/** Confirms or declines a request of a recipient; a confirmed one changes the order. */
export function useDecideRequest(orderNumber: string, requestId: string) {
  return useApiMutation(
    (body: RequestDecision) => api(recipientRequests.decide, { params: { orderNumber, requestId }, body }),
    recipientRequests.list,
    ...orderEndpoints,
  )
}
