import type { Endpoint, ProblemField } from '@malote/api-client/contract'
import { distance } from 'fastest-levenshtein'
import type * as z from 'zod/mini'
import { AppError } from '../errors/app-error.ts'
import { getResponseSchemas } from './json-response.ts'

type Schema = z.core.$ZodType
type ObjectDef = z.core.$ZodObjectDef

/** Maximum number of names in one error; a body may contain very many. */
const reportedNames = 20
/** Longer names are not compared with the declared ones. */
const comparedLength = 60

/** Rejects query parameters and members of the body that the endpoint does not have, with the nearest name that it has. */
export function assertDeclaredNames(endpoint: Endpoint, sent: { query?: unknown; body?: unknown }): void {
  const errors: ProblemField[] = []
  const declared = endpoint.query ? getNames(plainSchemas([endpoint.query])) : []
  for (const name of Object.keys((sent.query as object | undefined) ?? {})) {
    if (errors.length >= reportedNames) break
    if (!declared.includes(name))
      errors.push(unknown(`?${name}`, name, declared, 'Este parâmetro não existe.', endpoint))
  }
  if (endpoint.body) {
    // A client may send back a full representation: fields that only the server sets are accepted and ignored.
    const read = endpoint.method === 'PUT' ? getResponseSchemas(endpoint) : []
    const readable = endpoint.bodyWithin ? [...read, endpoint.bodyWithin] : read
    collect({ schemas: [endpoint.body], readable, value: sent.body, at: '', endpoint, errors })
  }
  if (errors.length > 0) throw new AppError('validation_failed', undefined, { errors })
}

/** Rejects fields of a multipart form that the endpoint does not have. */
export function assertDeclaredFields(endpoint: Endpoint, fields: Readonly<Record<string, string>>): void {
  const errors: ProblemField[] = []
  if (endpoint.form) collect({ schemas: [endpoint.form], readable: [], value: fields, at: '', endpoint, errors })
  if (errors.length > 0) throw new AppError('validation_failed', undefined, { errors })
}

interface Place {
  /** The schemas that the value may match. */
  readonly schemas: readonly Schema[]
  /** Schemas of fields that are accepted here and ignored. */
  readonly readable: readonly Schema[]
  readonly value: unknown
  /** JSON pointer of the value. */
  readonly at: string
  readonly endpoint: Endpoint
  readonly errors: ProblemField[]
}

function collect(place: Place): void {
  const { value, at, endpoint, errors } = place
  if (typeof value !== 'object' || value === null || errors.length >= reportedNames) return
  const schemas = plainSchemas(place.schemas)
  const readable = plainSchemas(place.readable)
  if (Array.isArray(value)) {
    const items = { schemas: getElements(schemas), readable: getElements(readable) }
    // An array where none is declared fails by its type.
    if (items.schemas.length === 0) return
    for (const [index, item] of value.entries()) collect({ ...place, ...items, value: item, at: `${at}/${index}` })
    return
  }
  const shapes = matching(getObjects(schemas), value as Readonly<Record<string, unknown>>)
  // Values other than objects fail by their type; open objects accept any name.
  if (shapes.length === 0 || shapes.some(({ catchall }) => catchall)) return
  const declared = shapes.flatMap(({ shape }) => Object.keys(shape))
  const responded = getNames(readable)
  for (const [name, part] of Object.entries(value)) {
    // Comparing names costs time: a body may contain very many unknown ones.
    if (errors.length >= reportedNames) return
    const pointer = `${at}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
    if (!declared.includes(name)) {
      if (!responded.includes(name)) errors.push(unknown(pointer, name, declared, 'Este campo não existe.', endpoint))
      continue
    }
    const parts = shapes.flatMap(({ shape }) => shape[name] ?? [])
    const readableParts = getObjects(readable).flatMap(({ shape }) => shape[name] ?? [])
    collect({ ...place, schemas: parts, readable: readableParts, value: part, at: pointer })
  }
}

function unknown(
  pointer: string,
  name: string,
  declared: readonly string[],
  message: string,
  endpoint: Endpoint,
): ProblemField {
  const nearest = findSimilarName(name, declared)
  const advice = nearest ? `Você quis dizer ${nearest}?` : `Veja os que existem em /v1/docs#${endpoint.id}.`
  return { pointer, code: 'unknown', message: `${message} ${advice}` }
}

/** Returns the declared name that is most similar to a misspelt one; undefined when none is similar. */
function findSimilarName(name: string, declared: readonly string[]): string | undefined {
  if (name.length > comparedLength) return undefined
  const typed = name.toLowerCase()
  const [best] = [...new Set(declared)]
    .map((candidate) => ({ candidate, steps: distance(typed, candidate.toLowerCase()) }))
    .toSorted((first, second) => first.steps - second.steps)
  return best && best.steps <= Math.max(2, name.length / 2) ? best.candidate : undefined
}

/** Unwraps schemas, and lists the alternatives of unions. */
function plainSchemas(schemas: readonly Schema[]): Schema[] {
  return schemas.flatMap((schema) => {
    const { def } = (schema as z.core.$ZodTypes)._zod
    switch (def.type) {
      case 'optional':
      case 'nullable':
      case 'default':
      case 'prefault':
      case 'nonoptional':
      case 'readonly':
      case 'catch':
        return plainSchemas([def.innerType])
      case 'pipe':
        return plainSchemas([def.in])
      case 'lazy':
        return plainSchemas([def.getter()])
      case 'union':
        return plainSchemas(def.options)
      default:
        return [schema]
    }
  })
}

const getDefs = (schemas: readonly Schema[]) => schemas.map((schema) => (schema as z.core.$ZodTypes)._zod.def)

const getObjects = (schemas: readonly Schema[]): ObjectDef[] => getDefs(schemas).filter((def) => def.type === 'object')

const getElements = (schemas: readonly Schema[]): Schema[] =>
  getDefs(schemas).flatMap((def) => (def.type === 'array' ? [def.element] : []))

const getNames = (schemas: readonly Schema[]): string[] =>
  getObjects(schemas).flatMap(({ shape }) => Object.keys(shape))

/** Returns the alternatives whose literal fields match the object, or all when none matches. */
function matching(objects: readonly ObjectDef[], value: Readonly<Record<string, unknown>>): readonly ObjectDef[] {
  if (objects.length < 2) return objects
  const chosen = objects.filter(({ shape }) =>
    Object.entries(shape).every(([name, part]) => {
      const literals = getDefs(plainSchemas([part])).flatMap((def) => (def.type === 'literal' ? def.values : []))
      if (literals.length === 0) return true
      return value[name] === undefined ? part._zod.optin === 'optional' : literals.includes(value[name] as never)
    }),
  )
  return chosen.length > 0 ? chosen : objects
}
