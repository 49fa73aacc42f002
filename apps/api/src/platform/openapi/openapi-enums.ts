import { closedEnumMark } from '@malote/api-client/contract'
import { findUsedSchemas } from './openapi-schemas.ts'
import { type Json, mapObjects, type OpenApi } from './openapi-types.ts'

/**
 * Prints the open enumerations of responses and webhooks as texts with `x-extensible-enum`, so that generated clients
 * and validators accept the values of later versions. Requests keep `enum`: they accept the listed values only.
 */
export function openResponseEnums(document: OpenApi): OpenApi {
  const { paths = {}, webhooks, components = {} } = document
  const responses = Object.values(paths).flatMap((methods) => Object.values(methods).map((method) => method.responses))
  const outputs = findUsedSchemas([responses, webhooks], components.schemas ?? {})
  const schemas = Object.entries(components.schemas ?? {}).map(([name, schema]) => [
    name,
    mapObjects(schema, outputs.has(name) ? openEnum : removeMark),
  ])
  const operations = Object.entries(paths).map(([path, methods]) => [
    path,
    Object.fromEntries(
      Object.entries(methods).map(([method, { responses, ...request }]) => [
        method,
        { ...(mapObjects(request, removeMark) as object), responses: mapObjects(responses, openEnum) },
      ]),
    ),
  ])
  return {
    ...document,
    paths: Object.fromEntries(operations),
    ...(webhooks && { webhooks: mapObjects(webhooks, openEnum) as typeof webhooks }),
    components: { ...components, schemas: Object.fromEntries(schemas) },
  }
}

function removeMark(schema: Json): Json {
  const { [closedEnumMark]: _mark, ...rest } = schema
  return rest
}

function openEnum(schema: Json): Json {
  if (!Array.isArray(schema.enum) || closedEnumMark in schema) return removeMark(schema)
  const { enum: values, ...rest } = schema
  return { ...rest, 'x-extensible-enum': values }
}
