import { useMemo, useState } from 'react'
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
  /** The session in which it was made or confirmed. Absent: by an earlier release. */
  session?: string | undefined
  /** When it was made, by the clock of the device. */
  deviceTime: string
  /** Whether it was made in another session, possibly by another person at this device: the user confirms it. */
  isUnconfirmed?: boolean
  /** Why it was not accepted. The requests of its order wait until the user decides. */
  rejection?: string
  /** The messages of the rejected fields by field path. */
  fieldErrors?: Readonly<Record<string, string>>
  /** When the server accepts another attempt. */
  retryAt?: string
}

/** What a request records: an endpoint with its input. */
type Step = Pick<NewQueuedRequest, 'endpointId' | 'input'>

interface StepInput {
  params?: { stopId?: string }
  body?: { to?: string; state?: string }
  form?: { kind?: string; stopId?: string }
}

/** The parts of a request that are not entered: two requests with equal ones record the same step. */
function getStepKey({ endpointId, input }: Step): string {
  const { params, body, form } = input as StepInput
  return [endpointId, params?.stopId, body?.to, body?.state, form?.kind, form?.stopId].join()
}

/** Whether two requests of an order record the same step. */
export const isSameStep = (one: Step, other: Step): boolean => getStepKey(one) === getStepKey(other)

/** @returns the requests of an order before a rejected one: the server will receive them without a decision. */
export function listPending(requests: readonly QueuedRequest[]): readonly QueuedRequest[] {
  const end = requests.findIndex(({ rejection }) => rejection)
  return end < 0 ? requests : requests.slice(0, end)
}

/** @returns the rejected request of an order. */
export const findRejected = (orderNumber: string): QueuedRequest | undefined =>
  readQueue().requests.find((request) => request.orderNumber === orderNumber && request.rejection)

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

/** Whether requests of an order wait for a connection. Those at and after a rejected one wait for a decision. */
export const isWaiting = (orderNumber: string): boolean =>
  listPending(readQueue().requests.filter((request) => request.orderNumber === orderNumber)).length > 0

/** @returns the requests that wait, of one order or of all; the same array until they change. */
export function useQueuedRequests(orderNumber?: string): readonly QueuedRequest[] {
  const { requests } = queue.useValue()
  return useMemo(
    () => (orderNumber === undefined ? requests : requests.filter((request) => request.orderNumber === orderNumber)),
    [requests, orderNumber],
  )
}

/**
 * @returns the rejected request of a step at the first render, so that its form shows what the user entered before;
 * undefined when there is none.
 */
export function useRejectedStep(orderNumber: string, step: Step): QueuedRequest | undefined {
  const [rejected] = useState(() => {
    const request = findRejected(orderNumber)
    return request && isSameStep(request, step) ? request : undefined
  })
  return rejected
}
