import { expect, test } from 'vitest'
import { getVisibleRows, rowForKey } from './windowing.ts'

test('returns the visible rows and a few around them', () => {
  expect(getVisibleRows({ top: 3600, height: 324, rowHeight: 36, count: 1000 })).toEqual({ from: 97, to: 112 })
})

test('stays within the first and the last row', () => {
  expect(getVisibleRows({ top: 0, height: 324, rowHeight: 36, count: 4 })).toEqual({ from: 0, to: 4 })
})

const options = [{ disabled: true }, {}, {}, { disabled: true }, {}, { disabled: true }]
const from = (active: number) => ({ options, active, page: 3 })

test.each([
  ['ArrowDown', 2, 4],
  ['ArrowUp', 4, 2],
  ['ArrowUp', 1, -1],
  ['ArrowDown', 4, -1],
  ['Home', 4, 1],
  ['End', 1, 4],
  ['PageDown', 1, 4],
  ['PageUp', 4, 1],
  ['a', 1, undefined],
])('%s at %d moves to %s, skipping disabled options', (key, active, target) => {
  expect(rowForKey(key, from(active))).toBe(target)
})
