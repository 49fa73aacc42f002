import { endpoints } from '@malote/api-client/contract'
import { examples } from '@malote/api-client/examples'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { compileSerializer } from './response-serializer.ts'
import { serializerCompiler } from './zod-compilers.ts'

const responded = endpoints.flatMap(({ id, response }) => {
  const example = examples[id]?.response
  return response && example ? [{ id, schema: response as z.core.$ZodType, example }] : []
})

/** Returns the text of a serialized value, or that it was rejected. */
function outcome(compile: typeof serializerCompiler, schema: z.core.$ZodType, value: unknown): string {
  const serialize = (compile as unknown as (route: object) => (value: unknown) => string)({
    schema,
    method: 'GET',
    url: '/',
  })
  try {
    return serialize(value)
  } catch {
    return 'refused'
  }
}
const serialize = (schema: z.core.$ZodType, value: unknown) =>
  outcome(compileSerializer as typeof serializerCompiler, schema, value)
const zods = (schema: z.core.$ZodType, value: unknown) => outcome(serializerCompiler, schema, value)

/** Yields every variant of a value with one part changed. */
function* changed(value: unknown, change: (inner: unknown) => unknown): Generator<unknown> {
  yield change(value)
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    for (const other of changed(inner, change)) {
      yield Array.isArray(value) ? value.with(Number(key), other) : { ...value, [key]: other }
    }
  }
}

const undeclared = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(undeclared)
  if (typeof value !== 'object' || value === null) return value
  const inner = Object.entries(value).map(([key, part]) => [key, undeclared(part)])
  return { ...Object.fromEntries(inner), passwordHash: 'segredo' }
}

test('finds examples of responses', () => {
  expect(responded.length).toBeGreaterThan(60)
})

test.each(responded)('serializes $id as zod does, without undeclared fields', ({ schema, example }) => {
  const text = serialize(schema, example)
  expect(text).toBe(zods(schema, example))
  expect(text).not.toBe('refused')
  expect(serialize(schema, undeclared(example))).toBe(zods(schema, undeclared(example)))
})

test.each(responded)('rejects for $id what zod rejects', ({ schema, example }) => {
  for (const wrong of [undefined, null, 1.5, -1, '', 'texto', true, {}, [], [null], new Date(0)]) {
    for (const value of changed(example, () => wrong)) expect(serialize(schema, value)).toBe(zods(schema, value))
  }
})

describe('rules that JSON Schema cannot express', () => {
  const isSorted = z.refine<{ from: number; to: number }>(({ from, to }) => from <= to)
  const Response = z.object({
    spans: z.array(z.object({ from: z.int(), to: z.int() }).check(isSorted)),
    link: z.nullable(z.url()),
    rows: z.array(z.record(z.string(), z.int())),
  })
  const valid = { spans: [{ from: 1, to: 2 }], link: 'https://malote.example', rows: [{ late: 2 }] }

  test('sends a value that meets them, without undeclared fields', () => {
    expect(serialize(Response, { ...valid, passwordHash: 'segredo' })).toBe(JSON.stringify(valid))
  })
  test.each([
    ['a refinement', { spans: [{ from: 2, to: 1 }] }],
    ['a format without a pattern', { link: 'texto' }],
    ['a record with values of a wrong type', { rows: [new Date(0)] }],
  ])('rejects a value that breaks %s', (_rule, part) => {
    expect(serialize(Response, { ...valid, ...part })).toBe('refused')
  })
})
