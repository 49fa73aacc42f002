import { type Endpoint, endpoints } from '@malote/api-client/contract'
import type * as z from 'zod/mini'
import { type ResponsePart, toRouteSchema } from '../http/route-schema.ts'
import { printParameter } from './openapi-parameters.ts'
import { printSchema } from './openapi-schemas.ts'
import type { Json, Operation, Parameter, Response } from './openapi-types.ts'

type Schema = z.core.$ZodType

const jsonOnly = ['application/json'] as const

/** Prints every endpoint of the contract: who may call it, its request and its responses. */
export function printPaths(): Record<string, Record<string, Operation>> {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: printOperation(endpoint) }
  }
  return paths
}

function printOperation(endpoint: Endpoint): Operation {
  const {
    operationId,
    summary,
    tags,
    deprecated,
    security,
    querystring,
    params,
    headers,
    body,
    response,
    consumes: [type] = jsonOnly,
  } = toRouteSchema(endpoint)
  const parameters = [
    ...printParameters('query', querystring),
    ...printParameters('path', params),
    ...printParameters('header', headers),
  ].map((parameter) => printParameter(parameter, endpoint))
  return {
    operationId,
    summary,
    tags,
    ...(body && { requestBody: { required: true, content: { [type]: { schema: printSchema(body, 'input') } } } }),
    ...(parameters.length > 0 && { parameters }),
    ...(deprecated && { deprecated }),
    // One scheme is the default of the document.
    ...(security.length !== 1 && { security }),
    responses: Object.fromEntries(
      Object.entries(response).map(([status, part]) => [status, printResponse(part, status)]),
    ),
  }
}

function printParameters(place: 'query' | 'path' | 'header', schema: Schema | undefined): Parameter[] {
  if (!schema) return []
  const { properties = {}, required = [] } = printSchema(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, { description, ...value }]) => ({
    schema: value,
    in: place,
    name,
    required: required.includes(name),
    ...(typeof description === 'string' && { description }),
  }))
}

function printResponse(part: ResponsePart, status: string): Response {
  if ('content' in part) {
    const content = Object.entries(part.content).map(([type, { schema }]) => [
      type,
      { schema: printSchema(schema, 'output') },
    ])
    return { description: part.description, content: Object.fromEntries(content) }
  }
  const schema = printSchema(part, 'output')
  const description = typeof schema.description === 'string' ? schema.description : (successTexts[status] ?? 'Feito.')
  return { description, ...(schema.type !== 'null' && { content: { [jsonOnly[0]]: { schema } } }) }
}

const successTexts: Readonly<Record<string, string>> = {
  200: 'Feito.',
  201: 'Criado.',
  202: 'Aceito; o trabalho segue depois da resposta.',
}
