import { ApiError, type Endpoint, type EndpointInput, type EndpointOutput } from '@malote/api-client'
import { api } from '../http/api.ts'
import { classifyError, isTransient } from '../http/error-kind.ts'
import {
  findRejected,
  isSameStep,
  isWaiting,
  type NewQueuedRequest,
  type QueuedRequest,
  readQueue,
} from './queued-requests.ts'

/** Milliseconds until a request counts as sent without a connection. The server may have received it. */
const patience = 15_000

interface SendOptions<E extends Endpoint> {
  orderNumber: string
  /** What the user did, such as `Confirmar coleta`. */
  label: string
  /** The server executes a request once, also when the response was lost and the queue sends it again. */
  idempotencyKey: string
  /** Sends the request in another way than `api`, such as with progress. */
  send?: () => Promise<EndpointOutput<E>>
}

/** The result of a request that waits for a connection. */
export const queued = 'queued'

/**
 * Sends a request or, without a connection, queues it: also when earlier requests of its order wait. A request of the
 * step that the server rejected replaces it with its time, and those after it are sent then.
 * @returns the response, or `queued`.
 * @throws {ApiError} when the server rejects the request.
 */
export async function sendOrQueue<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  { orderNumber, label, idempotencyKey, send }: SendOptions<E>,
): Promise<EndpointOutput<E> | typeof queued> {
  const { userId } = readQueue()
  const isBehindOthers = isWaiting(orderNumber)
  const request = { orderNumber, endpointId: endpoint.id, input, idempotencyKey, label }
  if (!isBehindOthers && (navigator.onLine || !userId)) {
    const rejected = findRejected(orderNumber)
    const signal = AbortSignal.timeout(patience)
    try {
      if (rejected && isSameStep(rejected, request)) {
        return await correct(rejected, request, (deviceTime) =>
          api(endpoint, input, { idempotencyKey, deviceTime, signal }),
        )
      }
      return await (send?.() ?? api(endpoint, input, { idempotencyKey, signal }))
    } catch (error) {
      // Its name depends on the browser.
      const isTimeout = error === signal.reason
      if (!userId || !(isTimeout || isTransient(classifyError(error)))) throw error
    }
  }
  const { addRequest } = await import('./request-queue.ts')
  await addRequest({ ...request, input: isBehindOthers ? withoutVersion(input) : input })
  return queued
}

/** Sends a request in place of a rejected one and, when the server accepts it, those after it. */
async function correct<Output>(
  rejected: QueuedRequest,
  request: NewQueuedRequest,
  send: (deviceTime: string) => Promise<Output>,
): Promise<Output> {
  const { discardRequest, rejectRequest } = await import('./request-queue.ts')
  try {
    const output = await send(rejected.deviceTime)
    await discardRequest(rejected)
    return output
  } catch (error) {
    const isRejection = error instanceof ApiError && error.status !== 401 && !isTransient(classifyError(error))
    if (isRejection) await rejectRequest({ ...rejected, ...request }, error)
    throw error
  }
}

/** Removes the version that the user saw: the requests before this one increase it. */
function withoutVersion<Input>(input: Input): Input {
  const { body } = input as { body?: { version?: number } }
  if (body?.version === undefined) return input
  const { version: _version, ...rest } = body
  return { ...input, body: rest }
}
