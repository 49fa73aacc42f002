import { expect, test } from 'vitest'
import { toSort, toSorting } from './sorting.ts'

const sorts = ['name', '-name', '-createdAt'] as const

test.each(sorts)('reads and writes the sort parameter %s', (sort) => {
  expect(toSort(toSorting(sort), sorts)).toBe(sort)
})

test('uses the direction that the list has', () => {
  expect(toSort({ id: 'createdAt', desc: false }, sorts)).toBe('-createdAt')
})

test('uses the default for an unsorted table and for an unknown column', () => {
  expect(toSort(null, sorts)).toBe('name')
  expect(toSort({ id: 'city', desc: true }, sorts)).toBe('name')
})
