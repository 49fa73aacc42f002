import type { ReactNode } from 'react'
import type { DrawnSeries } from './chart-model.js'
import { type ChartPoint, TooltipRows } from './chart-plot.js'

interface Told {
  categories: readonly string[]
  series: readonly DrawnSeries[]
  write: (value: number) => string
  /** What is said where nothing is known. */
  unknown: string
  /** A sample of how a series is drawn. */
  swatch: (series: DrawnSeries) => ReactNode
}

/** @returns what the plot of a chart of series says at a point, to screen readers and in its tooltip. */
export function tellSeries({ categories, series, write, unknown, swatch }: Told) {
  const told = (index: number, category: number): string => {
    const value = series[index]?.values[category] ?? null
    return value === null ? unknown : write(value)
  }
  return {
    announce: ({ category, series: index }: ChartPoint, of: 'category' | 'series'): string =>
      of === 'series'
        ? `${series[index]?.label}: ${told(index, category)}`
        : `${categories[category]}. ${series.map((one, place) => `${one.label}: ${told(place, category)}`).join('; ')}`,
    tooltip: ({ category, series: chosen }: ChartPoint): ReactNode => (
      <TooltipRows
        title={categories[category] ?? ''}
        rows={series.map((one, index) => ({
          label: one.label,
          value: told(index, category),
          // One series needs no telling apart.
          swatch: series.length > 1 && swatch(one),
          strong: series.length > 1 && index === chosen,
        }))}
      />
    ),
  }
}
