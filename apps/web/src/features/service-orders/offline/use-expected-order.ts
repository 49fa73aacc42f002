import type { ServiceOrder, ServiceOrderAction, User } from '@malote/api-client'
import { useEffect, useMemo, useState } from 'react'
import { listPending, useQueuedRequests } from '../../../lib/offline/queued-requests.ts'

/** The code that applies queued requests, loaded only when there are some. */
export function useQueueCode(isWaiting: boolean) {
  const [code, setCode] = useState<typeof import('./apply-queued-requests.ts')>()
  useEffect(() => {
    if (isWaiting) void import('./apply-queued-requests.ts').then(setCode)
  }, [isWaiting])
  return isWaiting ? code : undefined
}

/**
 * @returns an order as it will be when the server has received its queued requests; unchanged when there
 * are none.
 */
export function useExpectedOrder<Order extends ServiceOrder | undefined>(order: Order): Order {
  // No order has the empty number.
  const requests = useQueuedRequests(order?.orderNumber ?? '')
  const code = useQueueCode(listPending(requests).length > 0)
  return useMemo(
    () => (order && code ? (code.applyQueuedRequests(order, requests) as Order) : order),
    [order, requests, code],
  )
}

/** @returns the actions of an order that `useExpectedOrder` has returned. */
export function useExpectedActions(
  order: ServiceOrder,
  actions: readonly ServiceOrderAction[] | undefined,
  user: User,
): readonly ServiceOrderAction[] | undefined {
  const code = useQueueCode(listPending(useQueuedRequests(order.orderNumber)).length > 0)
  return useMemo(() => (code ? code.decideActions(order, user) : actions), [order, actions, code, user])
}
