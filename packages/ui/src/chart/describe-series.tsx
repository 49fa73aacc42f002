import type { ReactNode } from 'react'
import type { DrawnSeries } from './chart-model.ts'
import { type ChartPoint, TooltipRows } from './chart-plot.tsx'

interface SeriesDescriptionArgs {
  categories: readonly string[]
  series: readonly DrawnSeries[]
  formatValue: (value: number) => string
  /** The text for unknown values. */
  unknown: string
  /** Renders a sample of a series. */
  swatch: (series: DrawnSeries) => ReactNode
}

/** @returns the screen reader text and the tooltip of a point in a chart with series. */
export function describeSeries({ categories, series, formatValue, unknown, swatch }: SeriesDescriptionArgs) {
  const describeValue = (index: number, category: number): string => {
    const value = series[index]?.values[category] ?? null
    return value === null ? unknown : formatValue(value)
  }
  return {
    announce: ({ category, series: index }: ChartPoint, of: 'category' | 'series'): string =>
      of === 'series'
        ? `${series[index]?.label}: ${describeValue(index, category)}`
        : `${categories[category]}. ${series.map((one, place) => `${one.label}: ${describeValue(place, category)}`).join('; ')}`,
    tooltip: ({ category, series: activeSeries }: ChartPoint): ReactNode => (
      <TooltipRows
        title={categories[category] ?? ''}
        rows={series.map((one, index) => ({
          label: one.label,
          value: describeValue(index, category),
          // A single series needs no swatch.
          swatch: series.length > 1 && swatch(one),
          strong: series.length > 1 && index === activeSeries,
        }))}
      />
    ),
  }
}
