import { afterEach, expect, test, vi } from 'vitest'
import {
  checkColumns,
  createComparison,
  getPrimaryColumn,
  nextSorting,
  sortRows,
  toSortable,
  uniqueIds,
} from './column.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

test('orders texts as a Brazilian dictionary, with the numbers in them by value', () => {
  expect(['Óleo', 'zinco', 'Oca', 'item 10', 'item 9'].sort(createComparison('pt-BR'))).toEqual([
    'item 9',
    'item 10',
    'Oca',
    'Óleo',
    'zinco',
  ])
})

test('orders numbers, dates and booleans by value', () => {
  expect([10, 9, -1].sort(createComparison('pt-BR'))).toEqual([-1, 9, 10])
  expect([true, false].sort(createComparison('pt-BR'))).toEqual([false, true])
  expect(createComparison('pt-BR')(new Date(2026, 0, 2), new Date(2026, 0, 1))).toBe(1)
})

test('returns undefined for values that cannot be compared', () => {
  expect([null, '', Number.NaN, undefined].map(toSortable)).toEqual([undefined, undefined, undefined, undefined])
  expect(toSortable(0)).toBe(0)
})

test('sorts rows in both directions; equal rows keep their order and unknown values come last', () => {
  const rows = ['b1', '', 'a', 'b2', 'c']
  const toValue = (row: string) => row.slice(0, 1)
  expect(sortRows(rows, toValue, false)).toEqual(['a', 'b1', 'b2', 'c', ''])
  expect(sortRows(rows, toValue, true)).toEqual(['c', 'b1', 'b2', 'a', ''])
  expect(rows[0], 'what was given stays as it was').toBe('b1')
})

test('a column sorts ascending, descending, then not at all', () => {
  const first = nextSorting(null, 'to')
  expect(first).toEqual({ id: 'to', desc: false })
  expect(nextSorting(first, 'to')).toEqual({ id: 'to', desc: true })
  expect(nextSorting({ id: 'to', desc: true }, 'to')).toBeNull()
  expect(nextSorting(first, 'city')).toEqual({ id: 'city', desc: false })
})

test('the title is the primary column, or the first one', () => {
  expect(
    getPrimaryColumn([
      { id: 'a', header: 'A' },
      { id: 'b', header: 'B', primary: true },
    ]),
  ).toBe('b')
  expect(getPrimaryColumn([{ id: 'a', header: 'A' }])).toBe('a')
  expect(getPrimaryColumn([])).toBeUndefined()
})

test('two rows with the same id throw in development and stay distinct in production', () => {
  const rows = ['x', 'y', 'x']
  expect(() => uniqueIds(rows, String)).toThrow('two rows with the id "x"')
  vi.stubEnv('NODE_ENV', 'production')
  expect(new Set(uniqueIds(rows, String)).size).toBe(3)
})

test('unknown and duplicate columns throw in development', () => {
  const columns = [{ id: 'to' }, { id: 'city' }]
  expect(() => checkColumns(columns, { id: 'toString', desc: false })).toThrow('none of its columns: to, city')
  expect(() => checkColumns([...columns, { id: 'to' }], null)).toThrow('two columns with the id "to"')
  vi.stubEnv('NODE_ENV', 'production')
  expect(() => checkColumns(columns, { id: 'x', desc: false })).not.toThrow()
})
