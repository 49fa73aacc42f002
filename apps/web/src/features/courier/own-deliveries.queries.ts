import { type ManualOrder, serviceOrders } from '@malote/api-client'
import { api } from '../../lib/http/api.ts'
import { useApiMutation } from '../../lib/http/mutations.ts'

/** Stores the order of the user's own deliveries; without numbers it becomes the default order again. */
export function useArrangeDeliveries() {
  return useApiMutation((body: ManualOrder) => api(serviceOrders.arrangeMine, { body }), serviceOrders.list)
}
