import { endpoints } from '@malote/api-client/contract'
import { examples } from '@malote/api-client/examples'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { compileSerializer } from './response-serializer.ts'

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
const own = (schema: z.core.$ZodType, value: unknown) =>
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
  const text = own(schema, example)
  expect(text).toBe(zods(schema, example))
  expect(text).not.toBe('refused')
  expect(own(schema, undeclared(example))).toBe(zods(schema, undeclared(example)))
})

test.each(responded)('rejects for $id what zod rejects', ({ schema, example }) => {
  for (const wrong of [undefined, null, 1.5, -1, '', 'texto', true, {}, [], [null], new Date(0)]) {
    for (const value of changed(example, () => wrong)) expect(own(schema, value)).toBe(zods(schema, value))
  }
})
