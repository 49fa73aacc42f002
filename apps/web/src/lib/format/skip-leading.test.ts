import { expect, test } from 'vitest'
import { skipLeading } from './skip-leading.ts'

const isZero = (value: number) => value === 0

test('removes the empty items before the first value, and keeps those between and after', () => {
  expect(skipLeading([0, 0, 3, 0, 5, 0], isZero)).toEqual([3, 0, 5, 0])
})

test('returns all items when the first has a value, and none when all are empty', () => {
  expect(skipLeading([1, 0], isZero)).toEqual([1, 0])
  expect(skipLeading([0, 0], isZero)).toEqual([])
  expect(skipLeading([], isZero)).toEqual([])
})
