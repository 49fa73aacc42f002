import { allRoles, type Endpoint, endpoints, line, paragraph, roleLabels } from '@malote/api-client/contract'
import { type Example, examples, type NamedBody } from '@malote/api-client/examples'
import * as z from 'zod/mini'
import { describeDocument } from './descriptions/describe-document.ts'
import { openResponseEnums } from './openapi-enums.ts'
import { componentHeaders, getProblemHeaders, getSuccessHeaders } from './openapi-headers.ts'
import { shareSchemas } from './openapi-schemas.ts'
import { type Json, mapObjects, type OpenApi, type Operation, type Parameter, type Response } from './openapi-types.ts'
import { printWebhooks } from './openapi-webhooks.ts'

const byId = new Map(endpoints.map((endpoint) => [endpoint.id as string, endpoint]))

/** Completes the document of the routes: descriptions, headers, examples, webhooks, and shared components. */
export function finishDocument(raw: OpenApi): OpenApi {
  const illustrated = new Set<string>()
  let document: OpenApi = { ...raw, webhooks: printWebhooks() }
  const operations = Object.values(document.paths ?? {}).flatMap((methods) => Object.values(methods))
  // Single resources come first, so that pages can refer to their examples.
  const pagesLast = operations.toSorted((first, second) => Number(isPage(first)) - Number(isPage(second)))
  for (const operation of pagesLast) {
    const endpoint = byId.get(operation.operationId ?? '')
    if (endpoint) finishOperation(operation, endpoint, illustrated)
  }
  document = openResponseEnums(mapObjects(document, plainSchema) as OpenApi)
  document = describeDocument(shareSchemas(document))
  shareResponses(document)
  shareParameters(document)
  document.components = { ...document.components, headers: componentHeaders }
  return document
}

function finishOperation(operation: Operation, endpoint: Endpoint, illustrated: Set<string>): void {
  operation.description = describeOperation(endpoint)
  const example = examples[endpoint.id]
  if (example) addExamples(operation, example, illustrated)
  const responses = operation.responses ?? {}
  declareDefault(responses)
  for (const [status, response] of Object.entries(responses)) {
    response.headers = status.startsWith('2') ? getSuccessHeaders(endpoint) : getProblemHeaders(status)
  }
  const { ETag: etag } = responses['200']?.headers ?? {}
  if (endpoint.method === 'GET' && etag) {
    responses['304'] = { description: 'O que foi lido antes ainda vale.', headers: { ETag: etag } }
  }
}

const commonErrorStatuses = ['429', '500', '503']

/** Declares the errors that any endpoint may return once, as the default response. */
function declareDefault(responses: Record<string, Response>): void {
  const words: string[] = []
  for (const status of commonErrorStatuses) {
    const { description, content } = responses[status] ?? {}
    if (!description) continue
    words.push(`${status} ${description}`)
    responses.default ??= { ...(content && { content }) }
    delete responses[status]
  }
  if (responses.default) responses.default.description = words.join(' · ')
}

function formatCallers(roles: Endpoint['roles']): string {
  if (roles === 'public') return 'qualquer pessoa, sem entrar'
  return roles.length === allRoles.length ? 'todo perfil' : roles.map((role) => roleLabels[role]).join(', ')
}

/** Describes the roles and the deprecation. The headers describe themselves. */
function describeOperation({ roles, deprecated }: Endpoint): string {
  return [
    `Quem chama: ${formatCallers(roles)}.`,
    ...(deprecated ? [`Deixa de responder em ${deprecated.until}: use ${deprecated.instead}.`] : []),
  ].join(' ')
}

/** Adds the contract's examples in the places that readers and client generators use. */
function addExamples(
  { parameters = [], requestBody, responses = {} }: Operation,
  example: Example,
  illustrated: Set<string>,
): void {
  for (const parameter of parameters) {
    const value = { path: example.params, query: example.query }[parameter.in]?.[parameter.name]
    if (value !== undefined) parameter.example = asDeclared(value, parameter)
  }
  const put = (part: Pick<Response, 'content'> | undefined, value: unknown): void => {
    for (const medium of Object.values(part?.content ?? {})) if (value !== undefined) medium.example = value
  }
  put(requestBody, example.body)
  const bodies = example.bodies ?? example.forms
  if (bodies) putBodies(requestBody, bodies)
  for (const [status, response] of Object.entries(responses)) {
    const $ref = getSchemaName(response.content?.['application/json']?.schema)
    // The first operation with a schema has its example; the others would repeat it.
    if (!status.startsWith('2') || ($ref && illustrated.has($ref))) continue
    put(response, example.response)
    if ($ref) illustrated.add($ref)
  }
}

/** Replaces the example of a body by several, with their names. */
function putBodies(part: Pick<Response, 'content'> | undefined, bodies: readonly NamedBody[]): void {
  for (const medium of Object.values(part?.content ?? {})) {
    delete medium.example
    medium.examples = Object.fromEntries(bodies.map(({ name, summary, value }) => [name, { summary, value }]))
  }
}

const isPage = ({ responses = {} }: Operation): boolean => {
  const { properties } = (responses['200']?.content?.['application/json']?.schema ?? {}) as Referring
  return properties?.data !== undefined
}

interface Referring {
  readonly $ref?: string
  readonly properties?: { readonly data?: { readonly items?: Referring } }
}

/** Returns the named schema of a response or of the rows of a page. */
function getSchemaName(schema: object = {}): string | undefined {
  const { $ref, properties } = schema as Referring
  return $ref ?? properties?.data?.items?.$ref
}

/** Converts an example to the type of its parameter; URLs contain only text. */
function asDeclared(value: string, { schema = {} }: Parameter): unknown {
  switch (schema.type) {
    case 'integer':
      return Number(value)
    case 'boolean':
      return value === 'true'
    case 'array':
      return value.split(',')
    default:
      return value
  }
}

/**
 * The pattern of nearly every text: no control characters. Repeated everywhere it would add 4 kB without information.
 */
const ofAnyText = new Set(
  [line(1), paragraph(1)]
    .map((text) => z.toJSONSchema(text, { io: 'input' }).pattern)
    .filter((pattern) => pattern !== undefined),
)

/**
 * Removes redundant parts of a schema: a pattern next to its format, the bounds of every integer, a second branch for
 * null.
 * Objects stay open: `/v1` adds fields, and a closed object would make clients reject them.
 */
function plainSchema(schema: Json): Json {
  const { pattern, additionalProperties, minimum, maximum, required, ...rest } = schema
  const keepsPattern = typeof pattern !== 'string' || (typeof schema.format !== 'string' && !ofAnyText.has(pattern))
  const keepsObject = additionalProperties !== undefined && additionalProperties !== false
  return withNull({
    ...rest,
    // An escaped slash means the same; some generators write it into code that does not compile.
    ...(pattern !== undefined && keepsPattern ? { pattern: String(pattern).replaceAll('\\/', '/') } : {}),
    ...(keepsObject ? { additionalProperties } : {}),
    ...(minimum === undefined || minimum === Number.MIN_SAFE_INTEGER ? {} : { minimum }),
    ...(maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? {} : { maximum }),
    // A parameter is optional by default.
    ...(required === undefined || required === false ? {} : { required }),
  })
}

/** Writes `null` as one more type, where the other branch has only a type. */
function withNull(schema: Json): Json {
  const { anyOf, ...rest } = schema
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return schema
  const [value, none] = anyOf as Json[]
  const isPlain = typeof value?.type === 'string' && !value.enum && value.const === undefined
  if (none?.type !== 'null' || !isPlain) return schema
  return { ...value, ...rest, type: [value.type, 'null'] }
}

/** Moves responses that several operations have, such as errors, to the components. */
function shareResponses(document: OpenApi): void {
  const places = new Map<string, { status: string; operations: Record<string, object>[] }>()
  for (const operations of Object.values(document.paths ?? {})) {
    for (const { responses = {} } of Object.values(operations)) {
      for (const [status, response] of Object.entries(responses)) {
        const text = JSON.stringify(response)
        const { operations: others = [] } = places.get(text) ?? {}
        places.set(text, { status, operations: [...others, responses] })
      }
    }
  }
  const shared: Record<string, object> = {}
  for (const [text, { status, operations }] of places) {
    if (operations.length < 2) continue
    const first = `${status.startsWith('2') ? 'S' : 'E'}${status}`
    const alike = Object.keys(shared).filter((name) => name.split('_')[0] === first).length
    const name = alike === 0 ? first : `${first}_${alike + 1}`
    shared[name] = JSON.parse(text)
    for (const responses of operations) responses[status] = { $ref: `#/components/responses/${name}` }
  }
  document.components = { ...document.components, responses: shared }
}

/** Moves parameters that several operations have to the components. */
function shareParameters(document: OpenApi): void {
  const uses = new Map<string, Parameter[][]>()
  for (const operations of Object.values(document.paths ?? {})) {
    for (const { parameters = [] } of Object.values(operations)) {
      for (const parameter of parameters) {
        const text = JSON.stringify(parameter)
        uses.set(text, [...(uses.get(text) ?? []), parameters])
      }
    }
  }
  const shared: Record<string, object> = {}
  for (const [text, lists] of uses) {
    if (lists.length < 2) continue
    const parameter: Parameter = JSON.parse(text)
    const alike = Object.keys(shared).filter((name) => name.split('_')[0] === parameter.name).length
    const name = alike === 0 ? parameter.name : `${parameter.name}_${alike + 1}`
    shared[name] = parameter
    for (const list of lists) {
      const index = list.findIndex((entry) => JSON.stringify(entry) === text)
      list[index] = { $ref: `#/components/parameters/${name}` } as unknown as Parameter
    }
  }
  document.components = { ...document.components, parameters: shared }
}
