import { expect, test } from 'vitest'
import { known, trace } from './trace.js'

test('the line fills the box from the lowest to the highest value', () => {
  expect(trace([0, 10, 5], 100, 20)).toEqual({ line: 'M0 20L50 0L100 10', end: { x: 100, y: 10 } })
})

test('a missing value breaks the line', () => {
  expect(trace([0, null, 10, 5], 90, 20).line).toBe('M0 20M60 0L90 10')
  expect(trace([0, Number.NaN, 10], 100, 20).line).toBe('M0 20M100 0')
})

test('what never changes runs through the middle, and one value stands in it', () => {
  expect(trace([7, 7], 100, 20).line).toBe('M0 10L100 10')
  expect(trace([7], 100, 20)).toEqual({ line: 'M50 10', end: { x: 50, y: 10 } })
})

test('nothing known is no line', () => {
  expect(trace([], 100, 20)).toEqual({ line: '', end: undefined })
  expect(trace([null, Number.NaN], 100, 20)).toEqual({ line: '', end: undefined })
  expect(known([1, null, undefined, Number.POSITIVE_INFINITY, 2])).toEqual([1, 2])
})
