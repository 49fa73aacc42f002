import fc from 'fast-check'
import type { OpenApi, Operation } from '../src/platform/openapi/openapi-types.ts'
import type { Schema } from './breaking-changes.ts'

/** A request as it is sent. Everything in the address is text already. */
export interface Sample {
  readonly operationId: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  /** Whether the body is sent as a multipart form. */
  readonly form: boolean
}

/** Values that attackers send. */
const hostile: readonly unknown[] = [
  '',
  ' ',
  "'; drop table users; --",
  '\u0000',
  'a\u0000b',
  '\ud800',
  '‮gnp.exe',
  'Ünï©ødé 👩‍👩‍👧 عربي',
  'x'.repeat(5_000),
  '../../etc/passwd',
  '__proto__',
  'constructor',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '=cmd|calc',
  '%00',
  '%',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '2026-02-30',
  '275760-09-13',
  'Mars/Olympus',
  '00000000-0000-0000-0000-000000000000',
  -1,
  0,
  1e308,
  -0.5,
  9_007_199_254_740_992,
  2_147_483_648,
  true,
  null,
  [],
  {},
  [null],
  { $ne: null },
  JSON.parse('{"__proto__":{"admin":true}}'),
]

const day = fc.integer({ min: 0, max: 40_000 }).map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10))
const moment = fc.integer({ min: 0, max: 4_102_444_800 }).map((seconds) => new Date(seconds * 1000).toISOString())
const byName: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  uuid: fc.uuid(),
  'date-time': moment,
  date: day,
  email: fc.emailAddress(),
  uri: fc.webUrl(),
}

/** Generates values that a schema accepts; ids are often those of existing resources. */
function accepted(schema: Schema, ids: readonly string[], depth = 0): fc.Arbitrary<unknown> {
  const several = schema.anyOf ?? schema.oneOf
  if (several && several.length > 0) return fc.oneof(...several.map((one) => accepted(one, ids, depth)))
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const number = (name: string, fallback: number) => (typeof schema[name] === 'number' ? schema[name] : fallback)
  switch (schema.type) {
    case 'string': {
      if (schema.format === 'uuid') return fc.oneof(fc.constantFrom(...ids), fc.uuid())
      const special = byName[schema.format ?? '']
      if (special) return special
      const [minLength, maxLength] = [number('minLength', 0), Math.min(number('maxLength', 40), 200)]
      const text = fc.string({ minLength, maxLength: Math.max(minLength, maxLength), unit: 'grapheme' })
      const digits = fc.stringMatching(/^\d{1,11}$/)
      return fc.oneof(text, digits, fc.constantFrom(...ids))
    }
    case 'integer':
    case 'number': {
      const [min, max] = [Math.max(number('minimum', 0), -1e9), Math.min(number('maximum', 1000), 1e9)]
      return fc.integer({ min: Math.min(min, max), max })
    }
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(accepted(schema.items ?? {}, ids, depth + 1), { minLength: number('minItems', 0), maxLength: 3 })
    case 'object': {
      const parts = Object.entries(schema.properties ?? {}).map(([name, part]) => [
        name,
        accepted(part, ids, depth + 1),
      ])
      return fc.record(Object.fromEntries(parts), { requiredKeys: [...(schema.required ?? [])] as never[] })
    }
    default:
      return fc.constantFrom('texto', 1, null)
  }
}

/** Replaces a part of a value by an unexpected one. */
function spoilt(value: unknown, poison: unknown, at: number): unknown {
  if (Array.isArray(value) && value.length > 0) {
    const index = at % (value.length + 1)
    return index === value.length ? poison : value.with(index, spoilt(value[index], poison, at >> 2))
  }
  if (typeof value === 'object' && value !== null) {
    const names = [...Object.keys(value), 'unknown']
    const name = names[at % names.length] ?? 'unknown'
    return { ...value, [name]: spoilt((value as Record<string, unknown>)[name], poison, at >> 2) }
  }
  return poison
}

/** Generates requests for every operation of a document: valid, invalid and hostile ones. */
export function createSamples(document: OpenApi, ids: readonly string[]): fc.Arbitrary<Sample> {
  const calls = Object.entries(document.paths ?? {}).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => createSample(method, path, operation, ids)),
  )
  return fc.oneof(...calls)
}

function createSample(
  method: string,
  path: string,
  operation: Operation,
  ids: readonly string[],
): fc.Arbitrary<Sample> {
  const of = (place: string) => (operation.parameters ?? []).filter((parameter) => parameter.in === place)
  const record = (place: string) =>
    fc.record(
      Object.fromEntries(of(place).map(({ name, schema }) => [name, accepted((schema ?? {}) as Schema, ids)])),
      { requiredKeys: of(place).flatMap(({ name, required }) => (required ? [name] : [])) },
    )
  const [type, medium] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
  const body = medium ? accepted((medium.schema ?? {}) as Schema, ids) : fc.constant(undefined)
  const poison = fc.option(
    fc.record({
      part: fc.constantFrom('path', 'query', 'header', 'body'),
      value: fc.constantFrom(...hostile),
      at: fc.nat(),
    }),
    { nil: undefined },
  )
  const parts = fc.tuple(record('path'), record('query'), record('header'), body, poison)
  return parts.map(([params, query, headers, sent, bad]): Sample => {
    const one = <T>(part: string, value: T): T => (bad?.part === part ? (spoilt(value, bad.value, bad.at) as T) : value)
    const texts = (value: unknown) =>
      Object.fromEntries(Object.entries((value ?? {}) as object).map(([name, each]) => [name, String(each)]))
    const segments = texts(one('path', params))
    return {
      operationId: operation.operationId ?? '',
      method: method.toUpperCase() as Sample['method'],
      path: path.replace(/\{(\w+)\}/g, (_match, name: string) => encoded(segments[name] ?? '')),
      query: texts(one('query', query)),
      // Node does not send invalid headers.
      headers: Object.fromEntries(
        Object.entries(texts(one('header', headers))).map(([name, value]) => [
          name,
          value.replace(/[^\x20-\x7e]/g, '?'),
        ]),
      ),
      body: medium ? one('body', sent) : undefined,
      form: type === 'multipart/form-data',
    }
  })
}

/** Replaces lone surrogates, as URLs and forms do. */
export const wellFormed = (text: string): string => Buffer.from(text).toString()

/** A lone surrogate cannot be in a URL. */
const encoded = (text: string): string => encodeURIComponent(wellFormed(text))
