import type { FastifySchemaCompiler } from 'fastify'
import * as z from 'zod/mini'

type Issue = z.core.$ZodIssue

/** Validates the parts of a request by their schemas of the contract. */
export const validatorCompiler: FastifySchemaCompiler<z.core.$ZodType> =
  ({ schema }) =>
  (value) => {
    const parsed = z.safeParse(schema, value)
    return parsed.success ? { value: parsed.data } : { error: parsed.error.issues.map(toValidationIssue) as never }
  }

/** Converts an issue to the form of Fastify. */
function toValidationIssue({ code, path, message }: Issue) {
  const instancePath = `/${path.join('/')}`
  return { keyword: code, instancePath, schemaPath: `#${instancePath}/${code}`, message, params: {} }
}

/** A response as Fastify passes it to a serializer compiler. */
export interface SerializedRoute {
  readonly schema: unknown
  readonly method: string
  readonly url: string
}

export type SerializerCompiler = (route: SerializedRoute) => (value: unknown) => string

/** Serializes responses by their schemas of the contract, which drop undeclared fields. */
export const serializerCompiler: SerializerCompiler = ({ schema, method, url }) => {
  if (!(schema instanceof z.core.$ZodType)) throw new Error(`${method} ${url} has a response without a schema.`)
  return (value) => {
    const encoded = z.safeEncode(schema, value as never)
    if (!encoded.success) throw new Error(`The response of ${method} ${url} does not match.`, { cause: encoded.error })
    return JSON.stringify(encoded.data)
  }
}
