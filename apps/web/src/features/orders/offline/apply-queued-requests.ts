import { applyDeferredRequest, type ServiceOrder, type User } from '@malote/api-client'
import { listPending, type QueuedRequest } from '../../../lib/offline/queued-requests.ts'

export { decideActions } from '@malote/api-client'

/**
 * @param user - the user who made the requests
 * @returns the order as it will be when the server has received its queued requests. Those at and after a rejected one are
 * not applied: the server does not receive them before the user decides.
 */
export const applyQueuedRequests = (
  order: ServiceOrder,
  requests: readonly QueuedRequest[],
  user: Pick<User, 'id' | 'name' | 'role'>,
): ServiceOrder => listPending(requests).reduce((before, request) => applyDeferredRequest(before, request, user), order)
