import { type Client, createClient, type Endpoint, type EndpointInput, users } from '@malote/api-client'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { readToken } from '../storage/session-token'
import { withDeclaredQuery } from './declared-query'

/** Where the provider API is; empty is the same origin. */
export const baseUrl: string = import.meta.env.VITE_API_BASE_URL ?? ''

/**
 * The boot script in the HTML asks who the person is before this code has even arrived. Its answer serves the first
 * call for it, once; every later call goes to the network.
 */
async function fetchOnceFromBoot(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  if (String(input) === `${baseUrl}${users.me.path}` && window.maloteCurrentUser) {
    const early = window.maloteCurrentUser
    delete window.maloteCurrentUser
    const response = await early
    if (response) return response
  }
  return fetch(input, init)
}

const client = createClient({ baseUrl, token: readToken, fetch: fetchOnceFromBoot })

/** The client of this app: the provider's base address and the token that is stored now. */
export const api: Client = (endpoint, input, options) => client(endpoint, withDeclaredQuery(endpoint, input), options)

/** A query for an endpoint. Its key is the endpoint's id and input, so nobody types one. */
export function query<E extends Endpoint>(endpoint: E, input: EndpointInput<E>) {
  return queryOptions({
    queryKey: [endpoint.id, input] as const,
    queryFn: ({ signal }) => api(endpoint, input, { signal }),
  })
}

/** The head of every key of an endpoint, to invalidate all that it ever answered. */
export function keyOf(endpoint: Endpoint): readonly [string] {
  return [endpoint.id]
}

/** Invalidates all queries of these endpoints. Resolves when the mounted ones have been fetched again. */
export function invalidate(client: QueryClient, ...endpoints: readonly Endpoint[]): Promise<unknown> {
  return Promise.all(endpoints.map((endpoint) => client.invalidateQueries({ queryKey: keyOf(endpoint) })))
}

declare global {
  interface Window {
    /** The answer, still on its way, to the boot script's question who the person is; null when nothing answered. */
    maloteCurrentUser?: Promise<Response | null>
  }
}
