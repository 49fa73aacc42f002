import type { Endpoint, EndpointInput, EndpointOutput } from '@malote/api-client'
import { api } from '../http/api.ts'
import { classifyError, isTransient } from '../http/error-kind.ts'
import { isWaiting, readQueue } from './queued-requests.ts'

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
 * Sends a request or, without a connection, queues it: also when earlier requests of its order wait.
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
  if (!isBehindOthers && (navigator.onLine || !userId)) {
    try {
      return await (send?.() ?? api(endpoint, input, { idempotencyKey, signal: AbortSignal.timeout(patience) }))
    } catch (error) {
      const isTimeout = error instanceof DOMException && error.name === 'TimeoutError'
      if (!userId || !(isTimeout || isTransient(classifyError(error)))) throw error
    }
  }
  const { addRequest } = await import('./request-queue.ts')
  const sentLater = isBehindOthers ? withoutVersion(input) : input
  await addRequest({ orderNumber, endpointId: endpoint.id, input: sentLater, idempotencyKey, label })
  return queued
}

/** Removes the version that the user saw: the requests before this one increase it. */
function withoutVersion<Input>(input: Input): Input {
  const { body } = input as { body?: { version?: number } }
  if (body?.version === undefined) return input
  const { version: _version, ...rest } = body
  return { ...input, body: rest }
}
