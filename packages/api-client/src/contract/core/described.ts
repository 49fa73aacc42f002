import * as z from 'zod/mini'

/** Returns the schema with a description that OpenAPI and the screens show, so that each number has one definition. */
export function withDescription<S extends z.core.$ZodType>(schema: S, description: string): S {
  z.globalRegistry.add(schema, { description })
  return schema
}

/** The description that `withDescription` attached to a schema; an empty string without one. */
export const getDescription = (schema: z.core.$ZodType): string => z.globalRegistry.get(schema)?.description ?? ''
