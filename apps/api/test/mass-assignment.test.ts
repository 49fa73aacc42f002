import { endpoints } from '@malote/api-client/contract'
import { examples } from '@malote/api-client/examples'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

/** What a caller would add to become somebody else, or to own what is not theirs. */
const surplus = { surplusRole: 'admin', password_hash: 'surplus', isAdmin: 'surplus', created_by: 'surplus' }

/** The value with the surplus in each of its objects, however deep. */
function overloaded(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(overloaded)
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).map(([name, part]) => [name, overloaded(part)])
  return { ...Object.fromEntries(parts), ...surplus }
}

const writing = endpoints.filter(({ body }) => body)

test('every call that takes a body has an example to try', () => {
  const bare = writing.filter(({ id }) => examples[id]?.body === undefined)
  expect(bare.map(({ id }) => id)).toEqual([])
})

test.each(writing)('$id takes nothing that the contract does not name', ({ id, body }) => {
  if (!body) throw new Error('chosen for its body')
  const read = z.safeParse(body, overloaded(examples[id]?.body))
  // What the schema lets through is what the service receives.
  expect(read.success).toBe(true)
  expect(JSON.stringify(read.data)).not.toMatch(/surplus|password_hash|isAdmin/)
})
