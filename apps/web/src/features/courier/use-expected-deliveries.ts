import type { ServiceOrderSummary } from '@malote/api-client'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { listPending, type QueuedRequest, useQueuedRequests } from '../../lib/offline/queued-requests.ts'
import { ensureOrder } from '../orders/offline/ensure-order.ts'
import { useApplyQueue } from '../orders/offline/use-expected-order.ts'
import { serviceOrderQuery } from '../orders/order/order.queries.ts'
import { getNextStop } from './courier-act.ts'

/** A delivery as it will be when the server has received its queued requests. */
export interface ExpectedDelivery {
  order: ServiceOrderSummary
  /** Whether it has queued requests. */
  isWaiting: boolean
  /** The request that the server rejected. Those at and after it are not applied. */
  rejected?: QueuedRequest | undefined
}

/**
 * @returns each delivery as it will be when the server has received its queued requests. A delivery with queued requests
 * has no next stop until its order is loaded, because the one of the list may be done already.
 */
export function useExpectedDeliveries(orders: readonly ServiceOrderSummary[]): readonly ExpectedDelivery[] {
  const client = useQueryClient()
  const requests = useQueuedRequests()
  const applyQueue = useApplyQueue(requests.length > 0)
  const queued = new Set(requests.map(({ orderNumber }) => orderNumber))
  const waiting = orders.map(({ orderNumber }) => orderNumber).filter((orderNumber) => queued.has(orderNumber))
  // Only reads the cache: a query that is enabled would wait for a connection.
  const details = useQueries({
    queries: waiting.map((orderNumber) => ({ ...serviceOrderQuery(orderNumber), enabled: false })),
  })
  const waitingKey = waiting.join()
  useEffect(() => {
    for (const orderNumber of waitingKey ? waitingKey.split(',') : []) {
      void ensureOrder(client, orderNumber).catch(() => undefined)
    }
  }, [client, waitingKey])
  return orders.map((order) => {
    const index = waiting.indexOf(order.orderNumber)
    if (index < 0) return { order, isWaiting: false }
    const detail = details[index]?.data
    const orderRequests = requests.filter(({ orderNumber }) => orderNumber === order.orderNumber)
    const rejected = orderRequests.find(({ rejection }) => rejection)
    if (listPending(orderRequests).length === 0) return { order, isWaiting: true, rejected }
    if (!detail || !applyQueue) return { order: { ...order, nextStop: undefined }, isWaiting: true, rejected }
    const expected = applyQueue(detail, orderRequests)
    return { order: { ...order, status: expected.status, nextStop: getNextStop(expected) }, isWaiting: true, rejected }
  })
}
