import { expect, test } from 'vitest'
import { rowForKey } from './row-keys.ts'

test.each([
  ['ArrowDown', 3, 4],
  ['ArrowUp', 3, 2],
  ['PageDown', 3, 9],
  ['PageUp', 3, 0],
  ['Home', 3, 0],
  ['End', 3, 9],
  ['ArrowDown', 9, 9],
  ['ArrowUp', 0, 0],
  ['a', 3, undefined],
])('%s moves from row %i to %s', (key, from, to) => {
  expect(rowForKey(key, from, 10, 8)).toBe(to)
})

test('returns undefined without rows', () => {
  expect(rowForKey('Home', 0, 0, 8)).toBeUndefined()
})
