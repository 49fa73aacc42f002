import { ApiError, attachments, type Endpoint, type EndpointInput, serviceOrders } from '@malote/api-client'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { getFieldErrors } from '../forms/form-errors.ts'
import { api } from '../http/api.ts'
import { classifyError, isTransient } from '../http/error-kind.ts'
import { readSessionName } from '../storage/session-token.ts'
import {
  findRejected,
  isSameStep,
  type NewQueuedRequest,
  type QueuedRequest,
  readQueue,
  setRequests,
} from './queued-requests.ts'

interface QueueSchema extends DBSchema {
  requests: { key: number; value: QueuedRequest }
}

const name = 'malote-queue'
/** Milliseconds until the first retry. Each further one waits twice as long, up to the maximum. */
const firstDelay = 2_000
const maximumDelay = 60_000

const endpoints = new Map<string, Endpoint>(
  [...Object.values(serviceOrders), ...Object.values(attachments)]
    .filter((endpoint: Endpoint) => endpoint.deferrable)
    .map((endpoint) => [endpoint.id, endpoint]),
)

let database: Promise<IDBPDatabase<QueueSchema>> | undefined
const openQueue = () => {
  database ??= openDB<QueueSchema>(name, 1, {
    upgrade: (db) => void db.createObjectStore('requests', { keyPath: 'id', autoIncrement: true }),
    // The browser closed it, such as when the user cleared the data of the page.
    terminated: () => {
      database = undefined
    },
  })
  return database
}

/** Other pages of the application show the same queue. */
const otherPages = new BroadcastChannel(name)

/** Called after a request was sent, with the number of its order. */
let onSent: (orderNumber: string) => void = () => undefined
let timer: ReturnType<typeof setTimeout> | undefined
let delay = 0

/** Reads the requests of the user of the session into memory, in their order. */
async function readOwnRequests(): Promise<QueuedRequest[]> {
  const { userId } = readQueue()
  const requests = (await (await openQueue()).getAll('requests')).filter((request) => request.userId === userId)
  setRequests(requests)
  return requests
}

/** Shows a change of the queue in this page and in others. */
async function publishChange(): Promise<void> {
  await readOwnRequests()
  otherPages.postMessage('changed')
}

/**
 * Starts sending the requests of the user: now, when the connection returns, and when the page is shown again.
 * @param handleSent called after each sent request, with the number of its order.
 */
export async function startQueue(handleSent: (orderNumber: string) => void): Promise<void> {
  onSent = handleSent
  otherPages.onmessage = () => void readOwnRequests()
  window.ononline = () => void sendQueue()
  document.onvisibilitychange = () => document.hidden || void sendQueue()
  await sendQueue()
}

/**
 * Adds a request to the queue, which survives a reload and the end of the browser: to its end or, when the order has a
 * rejected request, in place of it when both record the same step, and before it otherwise.
 * @throws {ApiError} `storage_full` when the device has no space; nothing is queued then.
 */
export async function addRequest(request: NewQueuedRequest): Promise<void> {
  const { userId } = readQueue()
  if (!userId) throw new Error('A request without a session cannot be queued.')
  // Otherwise the browser may remove it when the device is short of space.
  void navigator.storage?.persist?.().catch(() => false)
  const queued = { ...request, userId, session: readSessionName(), deviceTime: new Date().toISOString() }
  const rejected = findRejected(request.orderNumber)
  try {
    const database = await openQueue()
    if (rejected && isSameStep(rejected, request)) {
      await database.put('requests', { ...queued, id: rejected.id, deviceTime: rejected.deviceTime })
    } else if (rejected) {
      await database.add('requests', { ...queued, id: findIdBefore(rejected) })
    } else {
      // The database assigns the id.
      await database.add('requests', queued as QueuedRequest)
    }
  } catch (cause) {
    throw new ApiError({
      code: 'storage_full',
      status: 0,
      message: 'Este aparelho está sem espaço para guardar isto sem conexão. Libere espaço e tente de novo.',
      cause,
    })
  }
  await publishChange()
  scheduleRetry()
}

/** @returns an id between a request and the one before it. */
function findIdBefore({ id }: QueuedRequest): number {
  const before = readQueue().requests.findLast((request) => request.id < id)
  return ((before?.id ?? id - 1) + id) / 2
}

/** Keeps a request with the reason why the server rejected it. The requests of its order wait until the user decides. */
export async function rejectRequest(request: QueuedRequest, error: unknown): Promise<void> {
  const fieldErrors = getFieldErrors(error)
  const seconds = error instanceof ApiError ? error.retryAfter : null
  const rejected: QueuedRequest = {
    ...withoutRejection(request),
    rejection: Object.values(fieldErrors).join(' ') || (error instanceof Error ? error.message : String(error)),
    ...(Object.keys(fieldErrors).length > 0 && { fieldErrors }),
    ...(seconds !== null && { retryAt: new Date(Date.now() + seconds * 1000).toISOString() }),
  }
  await (await openQueue()).put('requests', rejected)
  await publishChange()
}

function withoutRejection(request: QueuedRequest): QueuedRequest {
  const { rejection: _rejection, fieldErrors: _errors, retryAt: _time, isUnconfirmed: _session, ...rest } = request
  return rest
}

/** Sends a rejected request again, and then those after it. The user has seen all requests of the order. */
export async function retryRequest(rejected: QueuedRequest): Promise<void> {
  const session = readSessionName()
  const requests = readQueue().requests.filter(({ orderNumber }) => orderNumber === rejected.orderNumber)
  const transaction = (await openQueue()).transaction('requests', 'readwrite')
  for (const request of requests) {
    const confirmed = request.id === rejected.id ? withoutRejection(request) : request
    void transaction.store.put({ ...confirmed, session })
  }
  await transaction.done
  await publishChange()
  await sendQueue()
}

/** Removes a request without sending it. Those after it are sent. */
export async function discardRequest({ id }: QueuedRequest): Promise<void> {
  await (await openQueue()).delete('requests', id)
  await publishChange()
  await sendQueue()
}

/** Sends the queued requests in order. One page of the browser sends at a time. */
export async function sendQueue(): Promise<void> {
  clearTimeout(timer)
  // Absent on origins that are not secure.
  await (navigator.locks ? navigator.locks.request(name, sendAll) : sendAll())
}

async function sendAll(): Promise<void> {
  for (;;) {
    const requests = await readOwnRequests()
    const stopped = new Set<string>()
    const next = requests.find(({ orderNumber, rejection }) => {
      if (rejection) stopped.add(orderNumber)
      return !stopped.has(orderNumber)
    })
    if (!next) return
    const endpoint = endpoints.get(next.endpointId)
    if (next.session !== readSessionName()) {
      const rejection = 'Isto foi registrado neste aparelho em outra sessão. Confira e envie, se foi você.'
      await (await openQueue()).put('requests', { ...next, rejection, isUnconfirmed: true })
      await publishChange()
      continue
    }
    try {
      if (!endpoint) throw new Error(`${next.endpointId} is not deferrable.`)
      const { idempotencyKey, deviceTime } = next
      await api(endpoint, next.input as EndpointInput<Endpoint>, { idempotencyKey, deviceTime })
      await (await openQueue()).delete('requests', next.id)
      delay = 0
    } catch (error) {
      if (isTransient(classifyError(error))) return scheduleRetry()
      // The session has ended: in the next one, the user confirms the waiting requests.
      if (error instanceof ApiError && error.status === 401) return
      await rejectRequest(next, error)
    }
    await publishChange()
    onSent(next.orderNumber)
  }
}

function scheduleRetry(): void {
  delay = Math.min(Math.max(delay * 2, firstDelay), maximumDelay)
  clearTimeout(timer)
  timer = setTimeout(() => void sendQueue(), delay)
}
