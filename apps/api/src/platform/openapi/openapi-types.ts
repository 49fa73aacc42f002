/** A JSON Schema, as far as this code reads it. */
export type Json = { readonly [name: string]: unknown }

interface Medium {
  schema?: object
  example?: unknown
  examples?: Record<string, { summary: string; value: unknown }>
}

interface Content {
  content?: Record<string, Medium>
  required?: boolean
}

export interface Parameter {
  name: string
  in: string
  required?: boolean
  description?: string
  schema?: { type?: unknown }
  style?: string
  explode?: boolean
  example?: unknown
}

export interface Response extends Content {
  description?: string
  headers?: Record<string, object>
}

/** A call, as it is printed. */
export interface Operation {
  operationId?: string
  summary?: string
  description?: string
  deprecated?: boolean
  tags?: string[]
  security?: object[]
  parameters?: Parameter[]
  requestBody?: Content
  responses?: Record<string, Response>
}

/** The document, as far as this code reads it. */
export interface OpenApi {
  openapi?: string
  info?: object
  servers?: object[]
  security?: object[]
  tags?: object[]
  paths?: Record<string, Record<string, Operation>>
  webhooks?: Record<string, Record<string, Operation>>
  components?: {
    schemas?: Record<string, object>
    responses?: Record<string, object>
    headers?: Record<string, object>
    parameters?: Record<string, object>
    securitySchemes?: Record<string, object>
  }
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Copies a value and replaces each object by the result of `change`, innermost first. */
export function mapObjects(value: unknown, change: (object: Json) => unknown): unknown {
  if (Array.isArray(value)) return value.map((part) => mapObjects(part, change))
  if (!isObject(value)) return value
  const parts = Object.entries(value).map(([name, part]) => [name, mapObjects(part, change)])
  return change(Object.fromEntries(parts))
}

/** Replaces each reference by its target, for readers that do not follow references. */
export function resolveReferences(document: OpenApi): OpenApi {
  const resolve = (value: unknown): unknown =>
    mapObjects(value, (object) => {
      if (typeof object.$ref !== 'string') return object
      const path = object.$ref.slice(2).split('/')
      return resolve(path.reduce<unknown>((place, name) => (place as Json)[name], document))
    })
  const { paths, webhooks } = document
  return { ...document, ...(resolve({ paths, webhooks }) as Pick<OpenApi, 'paths' | 'webhooks'>) }
}
