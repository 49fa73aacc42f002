import { type ManualOrder, serviceOrders } from '@malote/api-client'
import { useMutation } from '@tanstack/react-query'
import { api, invalidate } from '../../../lib/http/api.ts'

/** Stores the order of the user's own deliveries; without numbers it becomes the default order again. */
export function useArrangeDeliveries() {
  return useMutation({
    mutationFn: (body: ManualOrder) => api(serviceOrders.arrangeMine, { body }),
    onSuccess: (_response, _input, _result, { client }) => invalidate(client, serviceOrders.list),
  })
}
