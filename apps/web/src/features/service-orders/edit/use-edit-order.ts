import { type ServiceOrder, type ServiceOrderChangesInput, serviceOrders } from '@malote/api-client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, invalidate } from '../../../lib/http/api'
import { serviceOrderQuery } from '../detail/order-detail.queries'
import { orderEndpoints } from '../service-orders.queries'

/** Saves changes on the version that was seen, and asks for the order as it stands now. */
export function useEditOrder(orderNumber: string) {
  const client = useQueryClient()
  const save = useMutation({
    mutationFn: ({ changes, version }: { changes: Partial<ServiceOrderChangesInput>; version: number }) =>
      api(serviceOrders.update, { params: { orderNumber }, body: changes }, { version }),
    // Also after a refusal: the order may have moved on, or be gone.
    onSettled: () => invalidate(client, ...orderEndpoints),
  })
  const latest = (): Promise<ServiceOrder> => client.fetchQuery({ ...serviceOrderQuery(orderNumber), staleTime: 0 })
  return { save, latest }
}
