import { type Client, createClient, type Endpoint, type EndpointInput } from '@malote/api-client'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
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

/** The API client of this app, with its base URL and the stored session token. */
export const api: Client = (endpoint, input, options) => client(endpoint, withDeclaredQuery(endpoint, input), options)

/** Query options of an endpoint. The query key is derived from the endpoint's id and the input. */
export function query<E extends Endpoint>(endpoint: E, input: EndpointInput<E>) {
  return queryOptions({
    queryKey: [endpoint.id, input] as const,
    queryFn: ({ signal }) => api(endpoint, input, { signal }),
  })
}

/** @returns the first part of every query key of an endpoint. */
export function keyOf(endpoint: Endpoint): readonly [string] {
  return [endpoint.id]
}

/** Invalidates all queries of these endpoints. Resolves when the mounted ones have been fetched again. */
export function invalidate(client: QueryClient, ...endpoints: readonly Endpoint[]): Promise<unknown> {
  return Promise.all(endpoints.map((endpoint) => client.invalidateQueries({ queryKey: keyOf(endpoint) })))
}

/** @returns the `refetchInterval` of a query that is fetched again while its data is not final. */
export function refetchWhile<Data>(isPending: (data: Data) => boolean, intervalMs: number) {
  return ({ state: { data } }: { state: { data?: Data | undefined } }): number | false =>
    data !== undefined && isPending(data) ? intervalMs : false
}
