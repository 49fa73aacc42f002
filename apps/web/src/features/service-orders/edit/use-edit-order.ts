import { type ServiceOrder, type ServiceOrderChangesInput, serviceOrders } from '@malote/api-client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, invalidate } from '../../../lib/http/api.ts'
import { serviceOrderQuery } from '../detail/order-detail.queries.ts'
import { orderEndpoints } from '../service-orders.queries.ts'

/** Saves changes on the loaded version, and fetches the current order. */
export function useEditOrder(orderNumber: string) {
  const client = useQueryClient()
  const save = useMutation({
    mutationFn: ({ changes, version }: { changes: Partial<ServiceOrderChangesInput>; version: number }) =>
      api(serviceOrders.update, { params: { orderNumber }, body: changes }, { version }),
    // Also after an error: the order may have changed or been deleted.
    onSettled: () => invalidate(client, ...orderEndpoints),
  })
  const latest = (): Promise<ServiceOrder> => client.fetchQuery({ ...serviceOrderQuery(orderNumber), staleTime: 0 })
  return { save, latest }
}
