'use client'
import { useId, useMemo } from 'react'
import type { BarDirection } from '../../chart/bar-layout.ts'
import { BarPlot } from '../../chart/bar-plot.tsx'
import { ChartFrame } from '../../chart/chart-frame.tsx'
import { ChartLegend, Swatch } from '../../chart/chart-legend.tsx'
import {
  type ChartLinks,
  type ChartProps,
  type ChartSeries,
  knownValues,
  toDrawnSeries,
} from '../../chart/chart-model.ts'
import { useValueFormats } from '../../chart/use-value-formats.ts'
import { useDataMessages } from '../../lib/data-messages.ts'

export interface StackedBarChartProps extends ChartProps, ChartLinks {
  /** One bar for each category, in this order. */
  categories: readonly string[]
  /** The parts of each bar, from bottom to top. */
  series: readonly ChartSeries[]
  /**
   * Whether bars are columns or rows.
   * @default 'column'
   */
  direction?: BarDirection | undefined
  /** Returns the address of the list behind a part of a bar, which makes the part a link. */
  getHref?: ((category: string, series: ChartSeries) => string | undefined) | undefined
}

/** Shows the composition of a total for each category. In print and in forced colours the parts differ by pattern. */
export function StackedBarChart({
  categories,
  series,
  direction = 'column',
  getHref,
  onNavigate,
  categoryLabel,
  format: formatProp,
  height = 240,
  ...frame
}: StackedBarChartProps) {
  const { format, formatTick } = useValueFormats(formatProp)
  const messages = useDataMessages()
  const patterns = useId()
  const parts = useMemo(() => toDrawnSeries(series, categories.length), [series, categories])
  const getPointHref =
    getHref &&
    ((category: number, index: number) => {
      const [name, one] = [categories[category], series[index]]
      return name === undefined || one === undefined ? undefined : getHref(name, one)
    })
  return (
    <ChartFrame
      {...frame}
      slot="stacked-bar-chart"
      component="StackedBarChart"
      height={height}
      empty={knownValues(parts).length === 0}
      legend={
        <ChartLegend
          items={parts.map((part) => ({
            label: part.label,
            swatch: <Swatch series={part} patterns={patterns} />,
          }))}
        />
      }
      table={{
        categoryLabel,
        columns: [...parts.map(({ label }) => label), messages.total],
        onNavigate,
        rows: categories.map((label, category) => {
          const values = parts.map((part) => part.values[category] ?? null)
          const numbers = values.filter((value) => value !== null)
          const total = numbers.length > 0 ? numbers.reduce((sum, value) => sum + value, 0) : null
          return {
            label,
            values: [...values, total].map((value) => (value === null ? null : format(value))),
            hrefs: getPointHref && parts.map((_, index) => getPointHref(category, index)),
          }
        }),
      }}
    >
      <BarPlot
        label={frame.label}
        categories={categories}
        series={parts}
        direction={direction}
        height={height}
        formatValue={format}
        formatTick={formatTick}
        getPointHref={getPointHref}
        onNavigate={onNavigate}
        patterns={patterns}
      />
    </ChartFrame>
  )
}
