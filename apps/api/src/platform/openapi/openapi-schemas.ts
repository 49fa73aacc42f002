import * as contract from '@malote/api-client/contract'
import * as z from 'zod/mini'
import { type Json, mapObjects, type OpenApi } from './openapi-types.ts'

const componentPrefix = '#/components/schemas/'

type Direction = 'input' | 'output'

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

const getComponentName = (id: string, direction: Direction): string => (direction === 'input' ? `${id}Input` : id)

/** Prints a part of an operation. Named schemas are references to components. */
export function printSchema(schema: z.core.$ZodType, direction: Direction): Json {
  const {
    $schema: _dialect,
    $defs: _components,
    ...json
  } = z.toJSONSchema(schema, { io: direction, unrepresentable: 'any' })
  return mapObjects(json, (object) => {
    const { $ref } = object
    if (typeof $ref !== 'string') return object
    return { $ref: componentPrefix + getComponentName($ref.slice('#/$defs/'.length), direction) }
  }) as Json
}

/** Prints every named schema twice: as requests have it, and as responses have it. */
export function printComponents(): Record<string, object> {
  const directions = ['input', 'output'] as const
  return Object.assign({}, ...directions.map(printDirection))
}

function printDirection(direction: Direction): Record<string, object> {
  const named = z.registry<{ id: string }>()
  for (const schema of Object.values(contract)) {
    const { id } = (schema instanceof z.core.$ZodType && z.globalRegistry.get(schema)) || {}
    if (id) named.add(schema as z.core.$ZodType, { id: getComponentName(id, direction) })
  }
  const { schemas } = z.toJSONSchema(named, {
    io: direction,
    unrepresentable: 'any',
    uri: (name) => componentPrefix + name,
  })
  const components = Object.entries(schemas).map(([name, { $schema: _dialect, $id: _uri, id: _name, ...schema }]) => [
    name,
    schema,
  ])
  return Object.fromEntries(components)
}

/** Merges the input and output schemas of one name, where they are equal. */
function mergeInputs(document: OpenApi): OpenApi {
  const schemas = document.components?.schemas ?? {}
  const same = new Set(Object.keys(schemas).filter((name) => `${name}Input` in schemas))
  const merged = (text: string): string =>
    text.replace(/"#\/components\/schemas\/(\w+)Input"/g, (reference, name: string) =>
      same.has(name) ? `"${componentPrefix}${name}"` : reference,
    )
  // A pair that differs also separates the schemas that refer to it, until no more pair differs.
  for (let before = -1; before !== same.size; ) {
    before = same.size
    for (const name of same) {
      const [output, input] = [schemas[name], schemas[`${name}Input`]].map((schema) => merged(JSON.stringify(schema)))
      if (output !== input) same.delete(name)
    }
  }
  const remaining = Object.fromEntries(
    Object.entries(schemas).filter(([name]) => !(name.endsWith('Input') && same.has(name.slice(0, -'Input'.length)))),
  )
  return JSON.parse(merged(JSON.stringify({ ...document, components: { ...document.components, schemas: remaining } })))
}

/** Returns the names of the schemas to which `parts` of a document refer, directly or by another schema. */
export function findUsedSchemas(parts: unknown, schemas: Readonly<Record<string, object>>): Set<string> {
  const used = new Set<string>()
  const visit = (value: unknown): void => {
    for (const [, name = ''] of (JSON.stringify(value) ?? '').matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (used.has(name)) continue
      used.add(name)
      visit(schemas[name])
    }
  }
  visit(parts)
  return used
}

/** Drops the schemas that nothing in the document leads to, and the suffix of an input without an output. */
function removeUnusedSchemas(document: OpenApi, isInput: (name: string) => boolean): OpenApi {
  const { schemas = {}, ...others } = document.components ?? {}
  const used = findUsedSchemas([document.paths, document.webhooks, others], schemas)
  const rename = (name: string): string => {
    const short = name.replace(/Input$/, '')
    return isInput(name) && !used.has(short) ? short : name
  }
  const remaining = [...used].sort().map((name) => [name, schemas[name] ?? {}])
  const text = JSON.stringify({ ...document, components: { ...others, schemas: Object.fromEntries(remaining) } })
  const renamed: OpenApi = JSON.parse(
    text.replace(/(?<="#\/components\/schemas\/)\w+(?=")/g, (name: string) => rename(name)),
  )
  const entries = Object.entries(renamed.components?.schemas ?? {}).map(([name, schema]) => [rename(name), schema])
  return { ...renamed, components: { ...renamed.components, schemas: Object.fromEntries(entries) } }
}

/** Keeps one schema for each name and direction: the input and the output are one where they are equal. */
export function shareSchemas(document: OpenApi): OpenApi {
  const names = new Set(Object.keys(document.components?.schemas ?? {}))
  const isInput = (name: string) => name.endsWith('Input') && names.has(name.slice(0, -'Input'.length))
  return removeUnusedSchemas(mergeInputs(document), isInput)
}
