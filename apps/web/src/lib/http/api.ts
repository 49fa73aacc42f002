import { ApiError, auth, type Client, createClient, type Endpoint, type EndpointInput } from '@malote/api-client'
import { hashKey, type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'
import { readToken } from '../storage/session-token.ts'
import { withDeclaredQuery } from './declared-query.ts'

/** The base URL of the API; empty means the same origin. */
export const baseUrl: string = import.meta.env.VITE_API_BASE_URL ?? ''

let send: typeof fetch = (input, init) => fetch(input, init)

/** Replaces `fetch` for all requests: on a server, a request belongs to the page that is being rendered. */
export function setFetch(replacement: typeof fetch): void {
  send = replacement
}

const client = createClient({ baseUrl, token: readToken, fetch: (input, init) => send(input, init) })

let confirmPassword: (() => Promise<boolean>) | undefined

/**
 * Sets the prompt for the password of the user, which resolves with whether it was confirmed.
 * @returns a function that removes it.
 */
export function setPasswordPrompt(prompt: () => Promise<boolean>): () => void {
  confirmPassword = prompt
  return () => {
    confirmPassword = undefined
  }
}

const errorsOfEarlierSessions = new WeakSet<ApiError>()

/** Whether an error is the end of the current session: a slow request of an earlier one may fail after the next sign-in. */
export const isEndOfSession = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'unauthenticated' && !errorsOfEarlierSessions.has(error)

/**
 * The API client of this app, with its base URL and the stored session token. A request for which the server requires
 * the password is sent again after the user has confirmed it.
 */
export const api: Client = async (endpoint, input, options) => {
  const request = withDeclaredQuery(endpoint, input)
  const token = readToken()
  try {
    return await client(endpoint, request, options)
  } catch (error) {
    if (error instanceof ApiError && token !== readToken()) errorsOfEarlierSessions.add(error)
    if (!(error instanceof ApiError && error.code === 'password_required')) throw error
    if (!(await confirmPassword?.())) throw error
    return client(endpoint, request, options)
  }
}

/** Milliseconds after which a request of the server is no longer the attempt of this page load. */
const renderedFailureLifetime = 10_000

const renderedFailures = new Map<string, { error: ApiError; expiresAt: number }>()

/**
 * Adds a request that failed while the server rendered this page. The query of the browser fails with its error instead
 * of sending the request a second time; a later retry sends it.
 */
export function addRenderedFailure(key: QueryKey, error: ApiError): void {
  renderedFailures.set(hashKey(key), { error, expiresAt: Date.now() + renderedFailureLifetime })
}

/** @throws {ApiError} once, when the request failed on the server. */
function throwRenderedFailure(key: QueryKey): void {
  const hash = hashKey(key)
  const failure = renderedFailures.get(hash)
  renderedFailures.delete(hash)
  if (failure && Date.now() < failure.expiresAt) throw failure.error
}

/** Ends the session of a token on the server. Rejected only when the server is unreachable or fails. */
export async function endServerSession(token: string): Promise<void> {
  const ended = createClient({ baseUrl, token: () => token, fetch: (input, init) => send(input, init) })
  try {
    await ended(auth.logout, {})
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error
  }
}

/** Query options of data that is loaded each time it is shown, such as that of an edit: an earlier response is not used. */
export const loadedEachTime = { staleTime: 0, gcTime: 0 } as const

/** Query options of an endpoint. The query key is derived from the endpoint's id and the input. */
export function query<E extends Endpoint>(endpoint: E, input: EndpointInput<E>) {
  return queryOptions({
    queryKey: [endpoint.id, input] as const,
    queryFn: async ({ queryKey, signal }) => {
      throwRenderedFailure(queryKey)
      return api(endpoint, input, { signal })
    },
  })
}

/** @returns the first part of every query key of an endpoint. */
export function getQueryKey(endpoint: Endpoint): readonly [string] {
  return [endpoint.id]
}

/** Invalidates all queries of these endpoints. Resolves when the mounted ones have been fetched again. */
export function invalidate(client: QueryClient, ...endpoints: readonly Endpoint[]): Promise<unknown> {
  return Promise.all(endpoints.map((endpoint) => client.invalidateQueries({ queryKey: getQueryKey(endpoint) })))
}

/** @returns the `refetchInterval` of a query that is fetched again while its data is not final. */
export function refetchWhile<Data>(isPending: (data: Data) => boolean, intervalMs: number) {
  return ({ state: { data } }: { state: { data?: Data | undefined } }): number | false =>
    data !== undefined && isPending(data) ? intervalMs : false
}
