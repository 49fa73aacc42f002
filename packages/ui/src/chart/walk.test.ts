import { expect, test } from 'vitest'
import { steps } from './walk.js'

const ground = { point: { category: 5, series: 1 }, categories: 20, series: 3, along: 'x' as const }

test('arrows along the drawing walk the categories, the others walk the series', () => {
  expect(steps('ArrowRight', ground)).toEqual({ category: 6, series: 1 })
  expect(steps('ArrowLeft', ground)).toEqual({ category: 4, series: 1 })
  expect(steps('ArrowDown', ground)).toEqual({ category: 5, series: 2 })
  expect(steps('ArrowUp', { ...ground, along: 'y' })).toEqual({ category: 4, series: 1 })
})

test('with one series every arrow walks the categories', () => {
  expect(steps('ArrowDown', { ...ground, series: 1, point: { category: 5, series: 0 } })).toEqual({
    category: 6,
    series: 0,
  })
})

test('it enters at either end, leaps by a tenth and stays at the ends', () => {
  expect(steps('ArrowRight', { ...ground, point: undefined })).toEqual({ category: 0, series: 0 })
  expect(steps('ArrowLeft', { ...ground, point: undefined })).toEqual({ category: 19, series: 0 })
  expect(steps('PageDown', ground)).toEqual({ category: 7, series: 1 })
  expect(steps('End', ground)).toEqual({ category: 19, series: 1 })
  expect(steps('ArrowRight', { ...ground, point: { category: 19, series: 0 } })).toEqual({ category: 19, series: 0 })
})

test('other keys lead nowhere, and so does every key where nothing is drawn', () => {
  expect(steps('a', ground)).toBeUndefined()
  expect(steps('Tab', ground)).toBeUndefined()
  expect(steps('Home', { ...ground, categories: 0 })).toBeUndefined()
})
