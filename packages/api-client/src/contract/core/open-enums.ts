import * as z from 'zod/mini'
import { PageMeta } from './paging.ts'

type Schema = z.core.$ZodType

/** The member of a printed schema that marks an enumeration of which `/v1` never gets another value. */
export const closedEnumMark = 'x-closed-enum'

/**
 * An enumeration of which `/v1` never gets another value, such as the days of the week. Any other enumeration may get
 * values in a later version: requests accept the listed values only, readers of responses must accept any text.
 */
export function closedEnum<const Values extends readonly string[]>(values: Values) {
  const schema = z.enum(values)
  z.globalRegistry.add(schema, { [closedEnumMark]: true })
  return schema
}

const getDef = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def

/** Whether a schema rejects a value only because a variant of it is not in the list of this version. */
function hasUnknownVariant(schema: Schema, value: unknown): boolean {
  const { error } = z.safeParse(schema, value)
  return error?.issues.some((issue) => issue.code === 'invalid_union' && 'note' in issue) ?? false
}

const readers = new WeakMap<Schema, Schema>()

/**
 * Returns the schema with which a client reads responses, also of a later version of the API: open enumerations accept
 * any text, and lists omit the objects of a variant that is not in this version. Of a provider that offers only what the
 * specification names (section 7: companies have an id and a name, lists have `data`), an absent nullable field is null,
 * and an absent `meta` that of a list with one page.
 *
 * The type stays that of this version, so that `switch` and tables of labels stay complete.
 */
export function toReader<S extends Schema>(schema: S): S {
  const cached = readers.get(schema)
  if (cached) return cached as S
  const reader = openSchema(schema)
  readers.set(schema, reader)
  return reader as S
}

function openSchema(schema: Schema): Schema {
  const def = getDef(schema)
  switch (def.type) {
    case 'enum':
      return z.globalRegistry.get(schema)?.[closedEnumMark] ? schema : z.string()
    case 'object':
      return openObject(schema, def)
    case 'array':
      return openArray(schema, def.element)
    case 'union':
      // Without the discriminator, so that a variant with an open enumeration accepts its new values.
      return z.union(def.options.map(toReader))
    case 'record':
      return z.core.clone(schema, { ...def, valueType: toReader(def.valueType) } as never)
    case 'nullable':
      return z._default(z.nullable(toReader(def.innerType)), null)
    case 'optional': {
      const inner = getDef(def.innerType)
      // Absent, not null.
      return z.optional(inner.type === 'nullable' ? z.nullable(toReader(inner.innerType)) : toReader(def.innerType))
    }
    case 'default':
      return z.core.clone(schema, { ...def, innerType: toReader(def.innerType) } as never)
    default:
      return schema
  }
}

function openObject(schema: Schema, def: z.core.$ZodObjectDef): Schema {
  const object = z.core.clone(schema, {
    ...def,
    shape: Object.fromEntries(Object.entries(def.shape).map(([name, part]) => [name, toReader(part)])),
  } as never)
  return def.shape.meta === PageMeta ? z.pipe(z.transform(addPageMeta), object) : object
}

/** Adds the `meta` of a list that consists of one page, if it is absent. */
function addPageMeta(value: unknown): unknown {
  const { data, meta } = (value ?? {}) as { data?: unknown; meta?: unknown }
  if (!Array.isArray(data) || meta !== undefined) return value
  return { data, meta: { page: 1, limit: data.length, total: data.length, totalPages: 1 } }
}

function openArray(schema: Schema, element: Schema): Schema {
  const items = z.core.clone(schema, { ...getDef(schema), element: toReader(element) } as never)
  const withoutUnknownVariants = z.transform((value: unknown) =>
    Array.isArray(value)
      ? value.filter((item) => z.safeParse(toReader(element), item).success || !hasUnknownVariant(element, item))
      : value,
  )
  return hasVariants(element) ? z.pipe(withoutUnknownVariants, items) : items
}

function hasVariants(schema: Schema): boolean {
  const def = getDef(schema)
  if (def.type === 'union') return 'discriminator' in def
  if (def.type === 'object') return Object.values(def.shape).some(hasVariants)
  return def.type === 'optional' || def.type === 'nullable' ? hasVariants(def.innerType) : false
}

/** Whether an item of a stream is of a variant that is not in this version. */
export function isUnknownVariant(schema: Schema, value: unknown): boolean {
  return !z.safeParse(toReader(schema), value).success && hasUnknownVariant(schema, value)
}

/**
 * Returns a table of the values of an open enumeration that has `fallback` for a value of a later version of the API.
 */
export function withFallback<Key extends string, Value>(
  values: Readonly<Record<Key, Value>>,
  fallback: Value,
): Readonly<Record<Key, Value>> {
  return new Proxy(values, {
    get: (target, key) => (typeof key === 'symbol' || key in target ? Reflect.get(target, key) : fallback),
  })
}

/** Interface labels of an open enumeration; a value of a later version is labelled "Outro". */
export const createLabels = <Key extends string>(
  labels: Readonly<Record<Key, string>>,
): Readonly<Record<Key, string>> => withFallback(labels, 'Outro')
