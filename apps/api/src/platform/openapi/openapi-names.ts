import * as contract from '@malote/api-client/contract'
import * as z from 'zod/mini'

/** Kinds of schemas that get a name; a plain text or number is shorter inline. */
const namedKinds: readonly string[] = ['object', 'enum', 'union', 'array']

/**
 * Registers the names of the contract's exported schemas as components of the OpenAPI document, so that generated code
 * has one `ServiceOrder`. Parameters and forms are inline and need none.
 */
export function nameSchemas(): void {
  const apart = new Set(contract.endpoints.flatMap(({ query, params, form }) => [query, params, form]))
  for (const [id, schema] of Object.entries(contract)) {
    if (!(schema instanceof z.core.$ZodType) || apart.has(schema)) continue
    if (!namedKinds.includes((schema as z.core.$ZodTypes)._zod.def.type)) continue
    z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), id })
  }
}
