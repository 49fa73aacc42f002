import { type RequestDecision, recipientRequests } from '@malote/api-client'
import { useMutation } from '@tanstack/react-query'
import { api, invalidate, query } from '../../../lib/http/api.ts'
import { orderEndpoints } from '../service-orders.queries.ts'

export const recipientRequestsQuery = (orderNumber: string) =>
  query(recipientRequests.list, { params: { orderNumber } })

/** Confirms or declines a request of a recipient; a confirmed one changes the order. */
export function useDecideRequest(orderNumber: string, requestId: string) {
  return useMutation({
    mutationFn: (body: RequestDecision) => api(recipientRequests.decide, { params: { orderNumber, requestId }, body }),
    onSettled: (_request, _error, _body, _result, { client }) =>
      invalidate(client, recipientRequests.list, ...orderEndpoints),
  })
}
