import { afterEach, expect, test, vi } from 'vitest'
import { checkColumns, compareValues, nextSorting, primaryOf, sortable, sortedBy, uniqueIds } from './column.js'

afterEach(() => {
  vi.unstubAllEnvs()
})

test('words are ordered as a Brazilian dictionary does, with the numbers in them by size', () => {
  expect(['Óleo', 'zinco', 'Oca', 'item 10', 'item 9'].sort(compareValues)).toEqual([
    'item 9',
    'item 10',
    'Oca',
    'Óleo',
    'zinco',
  ])
})

test('numbers, dates and answers are ordered by size', () => {
  expect([10, 9, -1].sort(compareValues)).toEqual([-1, 9, 10])
  expect([true, false].sort(compareValues)).toEqual([false, true])
  expect(compareValues(new Date(2026, 0, 2), new Date(2026, 0, 1))).toBe(1)
})

test('what nobody knows is not compared', () => {
  expect([null, '', Number.NaN, undefined].map(sortable)).toEqual([undefined, undefined, undefined, undefined])
  expect(sortable(0)).toBe(0)
})

test('rows are sorted either way; equal ones keep their order and the unknown stand last', () => {
  const rows = ['b1', '', 'a', 'b2', 'c']
  const toValue = (row: string) => row.slice(0, 1)
  expect(sortedBy(rows, toValue, false)).toEqual(['a', 'b1', 'b2', 'c', ''])
  expect(sortedBy(rows, toValue, true)).toEqual(['c', 'b1', 'b2', 'a', ''])
  expect(rows[0], 'what was given stays as it was').toBe('b1')
})

test('a column sorts upwards, downwards, then not at all', () => {
  const first = nextSorting(null, 'to')
  expect(first).toEqual({ column: 'to', descending: false })
  expect(nextSorting(first, 'to')).toEqual({ column: 'to', descending: true })
  expect(nextSorting({ column: 'to', descending: true }, 'to')).toBeNull()
  expect(nextSorting(first, 'city')).toEqual({ column: 'city', descending: false })
})

test('the title is the primary column, or else the first', () => {
  expect(
    primaryOf([
      { id: 'a', header: 'A' },
      { id: 'b', header: 'B', primary: true },
    ]),
  ).toBe('b')
  expect(primaryOf([{ id: 'a', header: 'A' }])).toBe('a')
  expect(primaryOf([])).toBeUndefined()
})

test('two rows of one id stop development and are kept apart in production', () => {
  const rows = ['x', 'y', 'x']
  expect(() => uniqueIds(rows, String)).toThrow('two rows with the id "x"')
  vi.stubEnv('NODE_ENV', 'production')
  expect(new Set(uniqueIds(rows, String)).size).toBe(3)
})

test('unknown and double columns stop development, and nothing else', () => {
  const columns = [{ id: 'to' }, { id: 'city' }]
  expect(() => checkColumns(columns, { column: 'toString', descending: false })).toThrow(
    'none of its columns: to, city',
  )
  expect(() => checkColumns([...columns, { id: 'to' }], null)).toThrow('two columns with the id "to"')
  vi.stubEnv('NODE_ENV', 'production')
  expect(() => checkColumns(columns, { column: 'x', descending: false })).not.toThrow()
})
