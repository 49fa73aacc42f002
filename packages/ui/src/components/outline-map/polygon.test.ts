import { expect, test } from 'vitest'
import { clipPolygon, getBounds, getMiddle, isTouching } from './polygon.ts'

const square = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 10, y: 10 },
  { x: 0, y: 10 },
]

test('the middle of a polygon is its centroid, in both directions', () => {
  expect(getMiddle(square)).toEqual({ area: 100, point: { x: 5, y: 5 } })
  expect(getMiddle(square.toReversed())).toEqual({ area: 100, point: { x: 5, y: 5 } })
  expect(getMiddle([{ x: 3, y: 4 }])).toEqual({ area: 0, point: { x: 3, y: 4 } })
})

test('the part of a polygon in a rectangle', () => {
  const corner = { left: 6, top: 6, right: 20, bottom: 20 }
  expect(getMiddle(clipPolygon(square, corner))).toEqual({ area: 16, point: { x: 8, y: 8 } })
  expect(getMiddle(clipPolygon(square, { left: 2, top: 2, right: 4, bottom: 4 })).point).toEqual({ x: 3, y: 3 })
  expect(clipPolygon(square, { left: 20, top: 20, right: 30, bottom: 30 })).toEqual([])
})

test('rectangles touch when they have a common area', () => {
  const bounds = getBounds(square)
  expect(bounds).toEqual({ left: 0, top: 0, right: 10, bottom: 10 })
  expect(isTouching(bounds, { left: 9, top: 9, right: 30, bottom: 30 })).toBe(true)
  expect(isTouching(bounds, { left: 10, top: 0, right: 30, bottom: 30 })).toBe(false)
})
