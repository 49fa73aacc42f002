import { useMemo } from 'react'
import { createStore } from '../browser/store.ts'

/** What a user did without a connection: a request that waits until the server can be reached. */
export interface NewQueuedRequest {
  /** The requests of an order are sent one after the other. */
  orderNumber: string
  /** An endpoint of the contract that is `deferrable`. */
  endpointId: string
  /** The input of the endpoint. */
  input: unknown
  idempotencyKey: string
  /** What the user did, such as `Confirmar coleta`. */
  label: string
}

export interface QueuedRequest extends NewQueuedRequest {
  /** Its position in the queue. */
  id: number
  /** The user who made it. Only a session of this user sends it. */
  userId: string
  /** When it was made, by the clock of the device. */
  deviceTime: string
  /** Why the server rejected it. The requests of its order wait until the user decides. */
  rejection?: string
}

interface Queue {
  /** The user of the session; requests of others are neither shown nor sent. */
  userId: string | null
  requests: readonly QueuedRequest[]
}

const queue = createStore<Queue>({ userId: null, requests: [] })

/** The queue in memory; request-queue.ts, which is loaded when there is something to send, keeps it up to date. */
export const readQueue = queue.read

/** Replaces the requests in memory. */
export const setRequests = (requests: readonly QueuedRequest[]): void => queue.set({ ...queue.read(), requests })

/** Sets the user of the session; null when their requests are not queued. */
export function setQueueUser(userId: string | null): void {
  if (queue.read().userId !== userId) queue.set({ userId, requests: [] })
}

/** Whether requests of an order wait. */
export const isWaiting = (orderNumber: string): boolean =>
  readQueue().requests.some((request) => request.orderNumber === orderNumber)

/** @returns the requests that wait, of one order or of all; the same array until they change. */
export function useQueuedRequests(orderNumber?: string): readonly QueuedRequest[] {
  const { requests } = queue.useValue()
  return useMemo(
    () => (orderNumber === undefined ? requests : requests.filter((request) => request.orderNumber === orderNumber)),
    [requests, orderNumber],
  )
}
