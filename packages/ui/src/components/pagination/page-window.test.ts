import { expect, test } from 'vitest'
import { getPageWindow } from './page-window.ts'

test('shows all of a few pages', () => {
  expect(getPageWindow(3, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('returns nothing without pages', () => {
  expect(getPageWindow(1, 0)).toEqual([])
})

test.each([
  [1, [1, 2, 3, 4, 5, 'gap-after', 20]],
  [3, [1, 2, 3, 4, 5, 'gap-after', 20]],
  [10, [1, 'gap-before', 9, 10, 11, 'gap-after', 20]],
  [20, [1, 'gap-before', 16, 17, 18, 19, 20]],
])('around page %d of 20 it shows the neighbours and both ends', (page, slots) => {
  expect(getPageWindow(page, 20)).toEqual(slots)
})

test('has the same length for every current page', () => {
  const widths = Array.from({ length: 30 }, (_, index) => getPageWindow(index + 1, 30).length)
  expect(new Set(widths)).toEqual(new Set([7]))
})
