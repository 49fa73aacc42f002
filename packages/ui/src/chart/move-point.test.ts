import { expect, test } from 'vitest'
import { movePoint } from './move-point.ts'

const ground = { point: { category: 5, series: 1 }, categories: 20, series: 3, categoryAxis: 'x' as const }

test('arrow keys along the drawing move between categories, the others between series', () => {
  expect(movePoint('ArrowRight', ground)).toEqual({ category: 6, series: 1 })
  expect(movePoint('ArrowLeft', ground)).toEqual({ category: 4, series: 1 })
  expect(movePoint('ArrowDown', ground)).toEqual({ category: 5, series: 2 })
  expect(movePoint('ArrowUp', { ...ground, categoryAxis: 'y' })).toEqual({ category: 4, series: 1 })
})

test('every arrow key moves between categories when there is one series', () => {
  expect(movePoint('ArrowDown', { ...ground, series: 1, point: { category: 5, series: 0 } })).toEqual({
    category: 6,
    series: 0,
  })
})

test('starts at either end, page keys jump by a tenth, and moves stop at the ends', () => {
  expect(movePoint('ArrowRight', { ...ground, point: undefined })).toEqual({ category: 0, series: 0 })
  expect(movePoint('ArrowLeft', { ...ground, point: undefined })).toEqual({ category: 19, series: 0 })
  expect(movePoint('PageDown', ground)).toEqual({ category: 7, series: 1 })
  expect(movePoint('End', ground)).toEqual({ category: 19, series: 1 })
  expect(movePoint('ArrowRight', { ...ground, point: { category: 19, series: 0 } })).toEqual({
    category: 19,
    series: 0,
  })
})

test('returns undefined for other keys, and for every key without data', () => {
  expect(movePoint('a', ground)).toBeUndefined()
  expect(movePoint('Tab', ground)).toBeUndefined()
  expect(movePoint('Home', { ...ground, categories: 0 })).toBeUndefined()
})
