import { expect, test } from 'vitest'
import { pageWindow } from './page-window.js'

test('few pages are all shown', () => {
  expect(pageWindow(3, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('no page is nothing to show', () => {
  expect(pageWindow(1, 0)).toEqual([])
})

test.each([
  [1, [1, 2, 3, 4, 5, 'gap-after', 20]],
  [3, [1, 2, 3, 4, 5, 'gap-after', 20]],
  [10, [1, 'gap-before', 9, 10, 11, 'gap-after', 20]],
  [20, [1, 'gap-before', 16, 17, 18, 19, 20]],
])('around page %d of 20 the neighbours and both ends are shown', (page, slots) => {
  expect(pageWindow(page, 20)).toEqual(slots)
})

test('the line keeps its width wherever one is', () => {
  const widths = Array.from({ length: 30 }, (_, index) => pageWindow(index + 1, 30).length)
  expect(new Set(widths)).toEqual(new Set([7]))
})
