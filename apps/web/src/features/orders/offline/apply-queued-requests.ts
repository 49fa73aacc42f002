import { applyDeferredRequest, type ServiceOrder } from '@malote/api-client'
import { listPending, type QueuedRequest } from '../../../lib/offline/queued-requests.ts'

export { decideActions } from '@malote/api-client'

/**
 * @param userName - the name of the user who made the requests, shown as the assignee of an order that they accept
 * @returns the order as it will be when the server has received its queued requests. Those at and after a rejected one are
 * not applied: the server does not receive them before the user decides.
 */
export const applyQueuedRequests = (
  order: ServiceOrder,
  requests: readonly QueuedRequest[],
  userName = '',
): ServiceOrder =>
  listPending(requests).reduce(
    (before, request) => applyDeferredRequest(before, request, { id: request.userId, name: userName }),
    order,
  )
