import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoints } from '../contract/endpoints.ts'
import { examples } from './index.ts'

test('every endpoint has an example, and every example belongs to an endpoint', () => {
  expect(Object.keys(examples).sort()).toEqual(endpoints.map(({ id }) => id).sort())
})

describe.each(endpoints)('$id', (endpoint) => {
  const example = examples[endpoint.id] ?? {}
  test.each(['params', 'query', 'body', 'form', 'response'] as const)('%s matches the contract', (part) => {
    const schema = endpoint[part]
    if (!schema) return expect(example).not.toHaveProperty(part)
    const read = z.safeParse(schema, example[part] ?? (part === 'query' ? {} : undefined))
    expect(read.error?.issues).toBeUndefined()
    // The response must contain nothing that the contract would drop.
    if (part === 'response') expect(read.data).toMatchObject(example.response as object)
  })
})
