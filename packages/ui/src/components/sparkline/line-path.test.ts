import { expect, test } from 'vitest'
import { getKnownNumbers, getLinePath } from './line-path.ts'

test('the line fills the box from the lowest to the highest value', () => {
  expect(getLinePath([0, 10, 5], 100, 20)).toEqual({ line: 'M0 20L50 0L100 10', end: { x: 100, y: 10 } })
})

test('a missing value interrupts the line', () => {
  expect(getLinePath([0, null, 10, 5], 90, 20).line).toBe('M0 20M60 0L90 10')
  expect(getLinePath([0, Number.NaN, 10], 100, 20).line).toBe('M0 20M100 0')
})

test('constant values and a single value are drawn in the middle', () => {
  expect(getLinePath([7, 7], 100, 20).line).toBe('M0 10L100 10')
  expect(getLinePath([7], 100, 20)).toEqual({ line: 'M50 10', end: { x: 50, y: 10 } })
})

test('returns no line without known values', () => {
  expect(getLinePath([], 100, 20)).toEqual({ line: '', end: undefined })
  expect(getLinePath([null, Number.NaN], 100, 20)).toEqual({ line: '', end: undefined })
  expect(getKnownNumbers([1, null, undefined, Number.POSITIVE_INFINITY, 2])).toEqual([1, 2])
})
