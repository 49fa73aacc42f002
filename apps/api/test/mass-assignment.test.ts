import { endpoints } from '@malote/api-client/contract'
import { examples } from '@malote/api-client/examples'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

/** Fields that an attacker would add to gain a role or ownership. */
const surplus = { surplusRole: 'admin', password_hash: 'surplus', isAdmin: 'surplus', created_by: 'surplus' }

/** The value with the surplus in each of its objects, however deep. */
function overloaded(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(overloaded)
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).map(([name, part]) => [name, overloaded(part)])
  return { ...Object.fromEntries(parts), ...surplus }
}

const writing = endpoints.filter(({ body }) => body)

test('every endpoint with a body has an example', () => {
  const bare = writing.filter(({ id }) => examples[id]?.body === undefined)
  expect(bare.map(({ id }) => id)).toEqual([])
})

test.each(writing)('$id accepts no undeclared field', ({ id, body }) => {
  if (!body) throw new Error('chosen for its body')
  const read = z.safeParse(body, overloaded(examples[id]?.body))
  // The service receives the output of the schema.
  expect(read.success).toBe(true)
  expect(JSON.stringify(read.data)).not.toMatch(/surplus|password_hash|isAdmin/)
})
