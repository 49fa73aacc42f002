import type { Endpoint } from '@malote/api-client'
import type * as z from 'zod/mini'

/**
 * The input of a call without query parameters that the endpoint does not have. Pages hand on what stands in their
 * address, where anybody may have added something; the API rejects names that it does not know.
 */
export function withDeclaredQuery<Input>(endpoint: Endpoint, input: Input): Input {
  const { query } = input as { query?: Readonly<Record<string, unknown>> }
  if (!query || !endpoint.query) return input
  const { shape } = (endpoint.query as z.core.$ZodObject)._zod.def
  return { ...input, query: Object.fromEntries(Object.entries(query).filter(([name]) => Object.hasOwn(shape, name))) }
}
