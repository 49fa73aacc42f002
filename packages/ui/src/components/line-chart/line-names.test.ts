import { expect, test } from 'vitest'
import { valueAxis } from '../../chart/axis.ts'
import type { DrawnSeries } from '../../chart/chart-model.ts'
import { getLineNames } from './line-names.ts'

const axis = valueAxis([0, 100], { range: [200, 0], spacing: 40 })
const line = (label: string, ...values: (number | null)[]): DrawnSeries => ({
  label,
  values,
  color: 'series-1',
  mark: 0,
  isHueRepeated: false,
})

test('names each of several lines at its end', () => {
  expect(getLineNames([line('Coletas', 10, 20), line('Entregas', 30, 80)], 1, axis)).toEqual([
    { text: 'Coletas', y: 160 },
    { text: 'Entregas', y: expect.closeTo(40) },
  ])
})

test.each([
  ['a single line', [line('Coletas', 10, 20)]],
  ['names that would overlap', [line('Coletas', 10, 20), line('Entregas', 30, 22)]],
  ['a line that ends before the last value', [line('Coletas', 10, null), line('Entregas', 30, 80)]],
  ['a name that would be truncated', [line('Coletas', 10, 20), line('Associação Beneficente dos Moradores', 30, 80)]],
])('%s: returns no names, so that the legend is used', (_, series) => {
  expect(getLineNames(series, 1, axis)).toEqual([])
})
