import { type ManualOrder, maximumSelectedOrders, serviceOrders } from '@malote/api-client'
import { api, query } from '../../lib/http/api.ts'
import { useApiMutation } from '../../lib/http/mutations.ts'

/** Stores the order of the user's own deliveries; without numbers it becomes the default order again. */
export function useArrangeDeliveries() {
  return useApiMutation((body: ManualOrder) => api(serviceOrders.arrangeMine, { body }), serviceOrders.list)
}

/** The user's own deliveries in the order of the route: the tab "Minhas" without filters. */
export const ownDeliveriesQuery = query(serviceOrders.list, { query: { tab: 'mine', limit: maximumSelectedOrders } })
