import * as z from 'zod/mini'

/** The same schema, with what it means said where readers of the documentation look: each number has one definition. */
export function described<S extends z.core.$ZodType>(schema: S, description: string): S {
  z.globalRegistry.add(schema, { description })
  return schema
}

/** What a schema means, as `described` said it. */
export const definitionOf = (schema: z.core.$ZodType): string => z.globalRegistry.get(schema)?.description ?? ''
