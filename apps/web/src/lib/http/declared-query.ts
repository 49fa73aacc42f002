import type { Endpoint } from '@malote/api-client'
import type * as z from 'zod/mini'

/**
 * Removes query parameters that the endpoint does not declare. Pages pass on the search parameters of their URL, where
 * users can add others; the API rejects unknown parameters.
 */
export function withDeclaredQuery<Input>(endpoint: Endpoint, input: Input): Input {
  const { query } = input as { query?: Readonly<Record<string, unknown>> }
  if (!query || !endpoint.query) return input
  const { shape } = (endpoint.query as z.core.$ZodObject)._zod.def
  return { ...input, query: Object.fromEntries(Object.entries(query).filter(([name]) => Object.hasOwn(shape, name))) }
}
