import { expect, test } from 'vitest'
import { barLayout } from './bar-layout.ts'
import { toDrawnSeries } from './chart-model.ts'

const formatValue = String
const lay = (values: (number | null | undefined)[][], direction: 'column' | 'row' = 'column') => {
  const categories = (values[0] ?? []).map((_, index) => `c${index}`)
  const series = toDrawnSeries(
    values.map((row, index) => ({ label: `s${index}`, values: row })),
    categories.length,
  )
  return barLayout({ categories, series, direction, width: 320, height: 240, formatValue, formatTick: formatValue })
}

test('stacks the parts of a bar upwards, and negative parts downwards', () => {
  const { bars, axis } = lay([[10], [20], [-5]])
  const [first, second, below] = bars
  expect(second && first && Math.abs(second.y + second.height - first.y)).toBeLessThan(0.01)
  expect(below?.y).toBeCloseTo(axis.position(0))
})

test('draws no bar and no label for zero, missing and invalid values', () => {
  const { bars, ends } = lay([[0, null, Number.NaN, 3, Number.POSITIVE_INFINITY]])
  expect(bars.map(({ category }) => category)).toEqual([3])
  expect(ends.map((end) => end?.text)).toEqual([undefined, undefined, undefined, '3', undefined])
})

test('draws a small value at least one pixel long', () => {
  expect(lay([[1_000_000, 1]]).bars[1]?.height).toBeGreaterThanOrEqual(1)
})

test('keeps every bar inside the drawing, for 366 bars, one bar and horizontal bars', () => {
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

test('places horizontal bars from top to bottom and gives names at most two fifths of the width', () => {
  const layout = lay([[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]], 'row')
  expect(layout.height).toBe(360)
  expect(layout.left).toBeLessThanOrEqual(128)
})

test('returns an empty layout without data', () => {
  expect(lay([]).bars).toEqual([])
})
