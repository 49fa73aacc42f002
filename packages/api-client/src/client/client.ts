import * as z from 'zod/mini'
import { isUnknownVariant, toReader } from '../contract/core/open-enums.ts'
import { type Endpoint, type EndpointInput, type EndpointOutput, Problem } from '../contract/index.ts'
import { ApiError } from './api-error.ts'
import { readServerEvents } from './server-events.ts'

export interface ClientOptions {
  /**
   * Base URL of the API, without `/v1`.
   * @default the same origin
   */
  baseUrl?: string
  /** Returns the stored token. It is called for each request; without a token no header is sent. */
  token?: () => string | null
  /** Replaces the platform's `fetch`, which is otherwise looked up for each request. */
  fetch?: typeof globalThis.fetch
}

export interface RequestOptions {
  /** Aborts the request, which then rejects with the signal's reason. */
  signal?: AbortSignal
  /** Lets the server recognise a repeated request; only endpoints marked `idempotent` read it. */
  idempotencyKey?: string
  /**
   * When the device recorded what it sends later, as an ISO date; only endpoints marked `deferrable` read it. The clock of
   * the device is sent with it, so that the server can check it.
   */
  deviceTime?: string
  /** Position at which to resume a stream: the `id` of the last event. Only endpoints with a `stream` read it. */
  lastEventId?: string
  /** The version the caller saw, sent as `If-Match`; only endpoints marked `versioned` read it. */
  version?: number
}

/**
 * Sends a request to an endpoint of the contract.
 * @throws {ApiError} when the request fails, or the signal's reason when it is aborted.
 */
export type Client = <E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options?: RequestOptions,
) => Promise<EndpointOutput<E>>

interface UntypedInput {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  form?: Record<string, unknown>
  files?: readonly Blob[]
  raw?: Blob
}

function buildPath(endpoint: Endpoint, params: Record<string, unknown> = {}): string {
  return endpoint.path.replace(/:(\w+)/g, (_match, name: string) => {
    const value = params[name]
    // An empty segment would silently address another endpoint.
    if (value === undefined || value === null || value === '') {
      throw new TypeError(`${endpoint.id}: the parameter "${name}" is missing.`)
    }
    // A URL removes the segments `.` and `..`, also escaped ones, and so would address another endpoint.
    if (/^\.{1,2}$/.test(String(value))) {
      throw new TypeError(`${endpoint.id}: the parameter "${name}" must not be "${value}".`)
    }
    return encodeURIComponent(String(value))
  })
}

function buildQuery(query: Record<string, unknown> = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') continue
    if (!Array.isArray(value)) search.set(name, String(value))
    // An item that contains the separator is sent on its own; one alone twice, so that the server reads a list.
    else if (value.some((item) => String(item).includes(',')))
      for (const item of value.length === 1 ? [...value, ...value] : value) search.append(name, String(item))
    else search.set(name, value.join(','))
  }
  const text = search.toString()
  return text && `?${text}`
}

function buildForm(fields: Record<string, unknown> = {}, files: readonly Blob[]): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null) form.set(name, String(value))
  }
  for (const file of files) form.append('files', file)
  return form
}

function readRetryAfter(response: Response): number | null {
  const value = response.headers.get('retry-after') ?? ''
  // Either seconds or an HTTP date (RFC 9110, section 10.2.3).
  const seconds = /^\s*\d+\s*$/.test(value) ? Number(value) : Math.ceil((Date.parse(value) - Date.now()) / 1000)
  return seconds > 0 ? seconds : null
}

/** The error of a connection that failed before or during the response; the signal's reason when the caller aborted. */
function toConnectionError(signal: AbortSignal | undefined, cause: unknown): unknown {
  if (signal?.aborted) return signal.reason
  return new ApiError({
    code: 'network',
    message: 'Não foi possível falar com o servidor. Verifique a conexão e tente de novo.',
    status: 0,
    cause,
  })
}

/** @returns the body as JSON; `undefined` when it is not JSON. Rejects when the body does not arrive completely. */
async function readJson(response: Response, signal: AbortSignal | undefined): Promise<unknown> {
  const text = await response.text().catch((cause: unknown) => {
    throw toConnectionError(signal, cause)
  })
  return parseJson(text)
}

function toUnexpectedResponseError(endpoint: Endpoint, response: Response, cause?: unknown): ApiError {
  return new ApiError({
    code: 'unexpected_response',
    message: 'O servidor deu uma resposta que não conseguimos ler. Tente de novo em instantes.',
    status: response.status,
    requestId: response.headers.get('x-request-id'),
    retryAfter: readRetryAfter(response),
    cause: cause ?? new Error(`${endpoint.id}: status ${response.status} with a response outside the contract`),
  })
}

/** Statuses that a gateway sends while the service behind it is down; their bodies vary. */
const unavailableStatuses: readonly number[] = [502, 503, 504]

/** Statuses of a provider that does not have the endpoint: unlike a missing resource, without a problem document. */
const missingEndpointStatuses: readonly number[] = [404, 405, 501]

async function toApiError(endpoint: Endpoint, response: Response, signal: AbortSignal | undefined): Promise<ApiError> {
  const problem = z.safeParse(Problem, await readJson(response, signal))
  if (problem.success) return ApiError.fromProblem(problem.data, readRetryAfter(response))
  if (missingEndpointStatuses.includes(response.status)) {
    return new ApiError({
      code: 'not_offered',
      message: 'Este provedor não oferece esta função.',
      status: response.status,
      requestId: response.headers.get('x-request-id'),
      cause: problem.error,
    })
  }
  if (!unavailableStatuses.includes(response.status))
    return toUnexpectedResponseError(endpoint, response, problem.error)
  return new ApiError({
    code: 'unavailable',
    message: 'O serviço está temporariamente fora do ar. Tente de novo em instantes.',
    status: response.status,
    requestId: response.headers.get('x-request-id'),
    retryAfter: readRetryAfter(response),
    cause: problem.error,
  })
}

/** Yields the validated events of a stream until the server closes it, without those that only a later version has. */
async function* readEvents(
  endpoint: Endpoint,
  response: Response,
  signal: AbortSignal | undefined,
): AsyncGenerator<unknown> {
  if (!endpoint.stream || !response.body) return
  for await (const { data } of withConnectionErrors(readServerEvents(response.body), signal)) {
    const value = parseJson(data)
    const event = z.safeParse(toReader(endpoint.stream), value)
    if (isUnknownVariant(endpoint.stream, value)) continue
    if (!event.success) throw toUnexpectedResponseError(endpoint, response, event.error)
    yield event.data
  }
}

async function* withConnectionErrors<Item>(
  items: AsyncIterable<Item>,
  signal: AbortSignal | undefined,
): AsyncGenerator<Item> {
  const iterator = items[Symbol.asyncIterator]()
  try {
    for (;;) {
      const next = await iterator.next().catch((cause: unknown) => {
        throw toConnectionError(signal, cause)
      })
      if (next.done) return
      yield next.value
    }
  } finally {
    await iterator.return?.()
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Creates a client for one base URL. It does not depend on React or on where the token is stored; reacting to an error
 * (sign in again, show a message) is left to the caller.
 */
export function createClient({
  baseUrl = '',
  token = () => null,
  fetch = (...request) => globalThis.fetch(...request),
}: ClientOptions = {}): Client {
  const base = baseUrl.replace(/\/$/, '')

  return async (endpoint, input, { signal, idempotencyKey, deviceTime, lastEventId, version } = {}) => {
    const { params, query, body, form, files = [], raw } = input as UntypedInput
    const bearer = token()
    const headers = new Headers({ accept: 'application/json, application/problem+json' })
    if (bearer) headers.set('authorization', `Bearer ${bearer}`)
    if (idempotencyKey) headers.set('idempotency-key', idempotencyKey)
    if (deviceTime) {
      headers.set('device-time', deviceTime)
      headers.set('device-clock', new Date().toISOString())
    }
    if (lastEventId) headers.set('last-event-id', lastEventId)
    if (version !== undefined) headers.set('if-match', `"${version}"`)
    if (body !== undefined) headers.set('content-type', 'application/json')
    if (endpoint.raw) headers.set('content-type', endpoint.raw.type)

    const response = await fetch(`${base}${buildPath(endpoint, params)}${buildQuery(query)}`, {
      method: endpoint.method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      // The platform writes the boundary into the content type.
      ...(endpoint.form && { body: buildForm(form, files) }),
      ...(raw && { body: raw }),
      ...(signal && { signal }),
    }).catch((cause: unknown) => {
      throw toConnectionError(signal, cause)
    })

    if (!response.ok) throw await toApiError(endpoint, response, signal)
    if (endpoint.download) {
      const file = await response.blob().catch((cause: unknown) => {
        throw toConnectionError(signal, cause)
      })
      return file as EndpointOutput<typeof endpoint>
    }
    if (endpoint.stream) return readEvents(endpoint, response, signal) as EndpointOutput<typeof endpoint>
    if (!endpoint.response) return undefined as EndpointOutput<typeof endpoint>

    const result = z.safeParse(toReader(endpoint.response), await readJson(response, signal))
    if (signal?.aborted) throw signal.reason
    if (!result.success) throw toUnexpectedResponseError(endpoint, response, result.error)
    return result.data as EndpointOutput<typeof endpoint>
  }
}
