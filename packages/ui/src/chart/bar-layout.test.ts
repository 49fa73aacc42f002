import { expect, test } from 'vitest'
import { barLayout } from './bar-layout.js'
import { drawn } from './chart-model.js'

const write = String
const lay = (values: (number | null | undefined)[][], direction: 'column' | 'row' = 'column') => {
  const categories = (values[0] ?? []).map((_, index) => `c${index}`)
  const series = drawn(
    values.map((own, index) => ({ label: `s${index}`, values: own })),
    categories.length,
  )
  return barLayout({ categories, series, direction, width: 320, height: 240, write, writeTick: write })
}

test('the parts of a bar stand on each other, and those below zero hang from it', () => {
  const { bars, axis } = lay([[10], [20], [-5]])
  const [first, second, below] = bars
  expect(second && first && Math.abs(second.y + second.height - first.y)).toBeLessThan(0.01)
  expect(below?.y).toBeCloseTo(axis.position(0))
})

test('zero, nothing and what is no number have no bar, and the sum of what is known is written', () => {
  const { bars, ends } = lay([[0, null, Number.NaN, 3, Number.POSITIVE_INFINITY]])
  expect(bars.map(({ category }) => category)).toEqual([3])
  expect(ends.map((end) => end?.text)).toEqual(['0', undefined, undefined, '3', undefined])
})

test('something is never drawn as nothing', () => {
  expect(lay([[1_000_000, 1]]).bars[1]?.height).toBeGreaterThanOrEqual(1)
})

test('every bar stays inside, also of 366, of one and of lying ones', () => {
  for (const layout of [
    lay([Array.from({ length: 366 }, (_, day) => day)]),
    lay([[7]]),
    lay([[3, -9, 4]]),
    lay([[3, 9, 4]], 'row'),
  ]) {
    for (const { x, y, width, height } of layout.bars) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(320)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y + height).toBeLessThanOrEqual(layout.height)
    }
  }
})

test('lying bars grow in number downwards and keep at most two fifths for their names', () => {
  const layout = lay([[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]], 'row')
  expect(layout.height).toBe(360)
  expect(layout.left).toBeLessThanOrEqual(128)
})

test('nothing at all is an empty layout', () => {
  expect(lay([]).bars).toEqual([])
})
