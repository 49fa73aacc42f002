import type { ServiceOrder, ServiceOrderAction, User } from '@malote/api-client'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { listPending, type QueuedRequest, useQueuedRequests } from '../../../lib/offline/queued-requests.ts'
import { currentUserQuery } from '../../session/index.ts'

/** The code that applies queued requests, loaded only when there are some. */
function useQueueCode(isWaiting: boolean) {
  const [code, setCode] = useState<typeof import('./apply-queued-requests.ts')>()
  useEffect(() => {
    if (isWaiting) void import('./apply-queued-requests.ts').then(setCode)
  }, [isWaiting])
  return isWaiting ? code : undefined
}

type ApplyQueue = (order: ServiceOrder, requests: readonly QueuedRequest[]) => ServiceOrder

/** @returns the function that applies the user's queued requests to an order; undefined until its code is loaded. */
export function useApplyQueue(isWaiting: boolean): ApplyQueue | undefined {
  const code = useQueueCode(isWaiting)
  // Start-up has fetched it; a query that is enabled would wait for a connection.
  const { data: user } = useQuery({ ...currentUserQuery, enabled: false })
  const name = user?.name
  return useMemo(
    () => (code ? (order, requests) => code.applyQueuedRequests(order, requests, name) : undefined),
    [code, name],
  )
}

interface ExpectedOrder<Order> {
  order: Order
  /** False while there are queued requests and the code that applies them loads: the order is then unchanged. */
  isApplied: boolean
}

/** @returns an order as it will be when the server has received its queued requests, and whether they are applied. */
export function useQueueOnOrder<Order extends ServiceOrder | undefined>(order: Order): ExpectedOrder<Order> {
  // No order has the empty number.
  const requests = useQueuedRequests(order?.orderNumber ?? '')
  const isWaiting = listPending(requests).length > 0
  const applyQueue = useApplyQueue(isWaiting)
  return useMemo(
    () => ({
      order: order && applyQueue ? (applyQueue(order, requests) as Order) : order,
      isApplied: !isWaiting || applyQueue !== undefined,
    }),
    [order, requests, isWaiting, applyQueue],
  )
}

/**
 * @returns an order as it will be when the server has received its queued requests; unchanged when there
 * are none.
 */
export const useExpectedOrder = <Order extends ServiceOrder | undefined>(order: Order): Order =>
  useQueueOnOrder(order).order

/** @returns the actions of an order that `useExpectedOrder` has returned. */
export function useExpectedActions(
  order: ServiceOrder,
  actions: readonly ServiceOrderAction[] | undefined,
  user: User,
): readonly ServiceOrderAction[] | undefined {
  const code = useQueueCode(listPending(useQueuedRequests(order.orderNumber)).length > 0)
  return useMemo(
    () =>
      code
        ? code
            .decideActions(order, user, new Date())
            .map((decision) => ({ ...decision, requires: [...decision.requires] }))
        : actions,
    [order, actions, code, user],
  )
}
