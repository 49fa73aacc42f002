import { expect, test } from 'vitest'
import { type OrderCursor, readCursor, writeCursor } from './order-cursor.ts'

const cursor: OrderCursor = {
  sort: '-createdAt',
  moment: '2026-11-20 12:00:00.123456+00',
  id: '0192b7f0-1c5e-7d2a-9f3b-6a1e5c0d4b21',
}
const rejection = (text: string, list: Parameters<typeof readCursor>[1]) => {
  try {
    readCursor(text, list)
  } catch (error) {
    return error
  }
  return undefined
}

test('reads the cursor of a list with the same sort order', () => {
  expect(readCursor(writeCursor(cursor), { tab: 'all', sort: '-createdAt' })).toEqual(cursor)
})

test.each([
  ['another sort order', { tab: 'all', sort: '-updatedAt' }],
  ['the opposite sort order', { tab: 'all', sort: 'createdAt' }],
  ["a courier's own orders, which have no cursor", { tab: 'mine', sort: '-createdAt' }],
] as const)('rejects a cursor for %s', (_list, list) => {
  expect(rejection(writeCursor(cursor), list)).toMatchObject({
    code: 'validation_failed',
    extras: { errors: [{ pointer: '?cursor', message: expect.stringContaining('outra ordenação') }] },
  })
})

test('rejects the cursor of a sort order without a cursor, also for the same one', () => {
  const text = writeCursor({ ...cursor, sort: 'promisedAt' as OrderCursor['sort'] })
  expect(rejection(text, { tab: 'all', sort: 'promisedAt' })).toMatchObject({ code: 'validation_failed' })
})

test('rejects text that is no cursor', () => {
  expect(rejection('abc', { tab: 'all', sort: '-createdAt' })).toMatchObject({ code: 'validation_failed' })
})

test.each(['2026-02-30 00:00:00+00', '2026-01-01 24:00:00+00', '294277-01-01 00:00:00+00', '2026-01-01 00:00:00+99'])(
  'rejects the moment %s, on which the database would fail',
  (moment) => {
    const text = writeCursor({ ...cursor, moment })
    expect(rejection(text, { tab: 'all', sort: '-createdAt' })).toMatchObject({ code: 'validation_failed' })
  },
)

test.each(['2026-11-20 12:00:00+00', '2026-11-20 09:00:00.1-03', '2026-11-20 17:30:00.123+05:30'])(
  'reads the moment %s of a database in any time zone',
  (moment) => {
    const text = writeCursor({ ...cursor, moment })
    expect(readCursor(text, { tab: 'all', sort: '-createdAt' })).toEqual({ ...cursor, moment })
  },
)
