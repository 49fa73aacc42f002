import { type OpenApi, type Operation, resolveReferences } from '../src/platform/openapi/openapi-types.ts'

/** The parts of JSON Schema that the contract prints. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly pattern?: string
  readonly format?: string
  readonly [limit: string]: unknown
}

/** The parts of an operation that clients depend on. */
interface OperationEssentials {
  readonly inputs: Readonly<Record<string, { readonly required: boolean; readonly schema: Schema }>>
  readonly responses: Readonly<Record<string, Schema | null>>
}

/** The parts of the contract that clients depend on: no descriptions, examples or errors. */
export type Essentials = Readonly<Record<string, OperationEssentials>>

const textKeywords = new Set([
  'description',
  'example',
  'examples',
  'title',
  'default',
  '$schema',
  'additionalProperties',
])

function removeTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(removeTexts)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([name, part]) => !(textKeywords.has(name) && typeof part !== 'object'))
  return Object.fromEntries(
    entries.filter(([name]) => name !== 'example').map(([name, part]) => [name, removeTexts(part)]),
  )
}

/** Returns the parts of an OpenAPI document that clients depend on. */
export function getEssentials(document: OpenApi): Essentials {
  const { paths = {} } = resolveReferences(document)
  const essentials = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => [
      `${method.toUpperCase()} ${path}`,
      getOperationEssentials(operation),
    ]),
  )
  return Object.fromEntries(essentials)
}

function getOperationEssentials({ parameters = [], requestBody, responses = {} }: Operation): OperationEssentials {
  const inputs: [string, OperationEssentials['inputs'][string]][] = parameters.map(
    ({ name, in: place, required, schema }) => [
      `${place} ${name}`,
      { required: required === true, schema: removeTexts(schema) as Schema },
    ],
  )
  for (const [type, { schema }] of Object.entries(requestBody?.content ?? {})) {
    inputs.push([`body ${type}`, { required: requestBody?.required === true, schema: removeTexts(schema) as Schema }])
  }
  const results = Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([status, { content }]): [string, Schema | null][] => {
      const types = Object.entries(content ?? {})
      if (types.length === 0) return [[status, null]]
      return types.map(([type, { schema }]) => [`${status} ${type}`, removeTexts(schema) as Schema])
    })
  return { inputs: Object.fromEntries(inputs), responses: Object.fromEntries(results) }
}

/** Returns the changes in `after` that would break a client of `before`. */
export function findBreakingChanges(before: Essentials, after: Essentials): string[] {
  return Object.entries(before).flatMap(([name, call]) => {
    const now = after[name]
    if (!now) return [`${name}: was removed`]
    return [...findBrokenInputs(call, now), ...findBrokenResponses(call, now)].map((change) => `${name}: ${change}`)
  })
}

function findBrokenInputs(before: OperationEssentials, after: OperationEssentials): string[] {
  const lost = Object.entries(before.inputs).flatMap(([name, { required, schema }]) => {
    const now = after.inputs[name]
    if (!now) return [`${name} is no longer accepted`]
    const demanded = now.required && !required ? [`${name} became required`] : []
    return [...demanded, ...findNarrowing(schema, now.schema, name)]
  })
  const added = Object.entries(after.inputs)
    .filter(([name, { required }]) => required && !(name in before.inputs))
    .map(([name]) => `${name} is new and required`)
  return [...lost, ...added]
}

function findBrokenResponses(before: OperationEssentials, after: OperationEssentials): string[] {
  return Object.entries(before.responses).flatMap(([name, schema]) => {
    const now = after.responses[name]
    if (now === undefined) return [`${name} is no longer returned`]
    return schema && now ? findWidening(schema, now, name) : []
  })
}

const alternatives = (schema: Schema): readonly Schema[] =>
  (schema.anyOf ?? schema.oneOf)?.flatMap(alternatives) ??
  (Array.isArray(schema.type)
    ? // Null has no limits.
      schema.type.map((type: string) => (type === 'null' ? { type } : { ...schema, type }))
    : [schema])

const limits: readonly (readonly [name: string, isTighter: (before: number, after: number) => boolean])[] = [
  ...['maxLength', 'maximum', 'maxItems', 'exclusiveMaximum'].map(
    (name) => [name, (before: number, after: number) => after < before] as const,
  ),
  ...['minLength', 'minimum', 'minItems', 'exclusiveMinimum'].map(
    (name) => [name, (before: number, after: number) => after > before] as const,
  ),
]

/** Returns the values that were accepted before and are rejected now. */
function findNarrowing(before: Schema, after: Schema, at: string): string[] {
  return compareUnions(alternatives(before), alternatives(after), at, findSchemaNarrowing)
}

/** Returns the values that responses may contain now and could not contain before. */
function findWidening(before: Schema, after: Schema, at: string): string[] {
  return compareUnions(alternatives(after), alternatives(before), at, (now, then, place) =>
    findSchemaWidening(then, now, place),
  )
}

/**
 * Each schema of the first list must be covered by one of the second; otherwise reports why the closest one does not.
 */
function compareUnions(
  these: readonly Schema[],
  those: readonly Schema[],
  at: string,
  compare: (one: Schema, other: Schema, at: string) => string[],
): string[] {
  return these.flatMap((one) => {
    const tries = those.map((other) => compare(one, other, at)).toSorted((a, b) => a.length - b.length)
    return tries[0] ?? []
  })
}

const getEnumValues = ({ const: only, enum: several }: Schema) => several ?? (only === undefined ? undefined : [only])

function findSchemaNarrowing(before: Schema, after: Schema, at: string): string[] {
  if (after.type && before.type !== after.type) return [`${at} was ${before.type} and must be ${after.type}`]
  const changes: string[] = []
  const values = getEnumValues(after)
  for (const value of getEnumValues(before) ?? []) {
    if (values && !values.includes(value)) changes.push(`${at} no longer accepts ${JSON.stringify(value)}`)
  }
  if (values && !getEnumValues(before)) changes.push(`${at} accepts only some values`)
  for (const [name, isTighter] of limits) {
    const [then, now] = [before[name], after[name]]
    if (typeof now === 'number' && (typeof then !== 'number' || isTighter(then, now))) {
      changes.push(`${at} has a tighter ${name}`)
    }
  }
  if (after.pattern && after.pattern !== before.pattern) changes.push(`${at} has another pattern`)
  if (after.format && after.format !== before.format) changes.push(`${at} has another format`)
  for (const name of after.required ?? []) {
    if (!before.required?.includes(name)) changes.push(`${at}/${name} became required`)
  }
  for (const [name, part] of Object.entries(before.properties ?? {})) {
    const now = after.properties?.[name]
    changes.push(...(now ? findNarrowing(part, now, `${at}/${name}`) : [`${at}/${name} is no longer accepted`]))
  }
  if (before.items && after.items) changes.push(...findNarrowing(before.items, after.items, `${at}/*`))
  return changes
}

function findSchemaWidening(before: Schema, after: Schema, at: string): string[] {
  if (before.type && before.type !== after.type) return [`${at} was ${before.type} and is ${after.type}`]
  const changes: string[] = []
  // An open enumeration (`x-extensible-enum`) has no `enum`: clients of any version accept its new values.
  const [previous, values] = [getEnumValues(before), getEnumValues(after)]
  if (previous && !values) changes.push(`${at} may have any value`)
  for (const value of values ?? []) {
    if (previous && !previous.includes(value)) changes.push(`${at} may be ${JSON.stringify(value)}`)
  }
  for (const [name, part] of Object.entries(before.properties ?? {})) {
    const now = after.properties?.[name]
    if (!now) changes.push(`${at}/${name} was removed`)
    else {
      if (before.required?.includes(name) && !after.required?.includes(name))
        changes.push(`${at}/${name} may be absent`)
      changes.push(...findWidening(part, now, `${at}/${name}`))
    }
  }
  if (before.items && after.items) changes.push(...findWidening(before.items, after.items, `${at}/*`))
  return changes
}
