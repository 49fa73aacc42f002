'use client'
import { useId, useMemo } from 'react'
import type { BarDirection } from '../../chart/bar-layout.js'
import { BarPlot } from '../../chart/bar-plot.js'
import { ChartFrame } from '../../chart/chart-frame.js'
import { ChartLegend, Swatch } from '../../chart/chart-legend.js'
import {
  type ChartLinks,
  type ChartProps,
  type ChartSeries,
  drawn,
  knownValues,
  writeNumber,
  writeShort,
} from '../../chart/chart-model.js'
import { useDataMessages } from '../../lib/data-messages.js'

export interface StackedBarChartProps extends ChartProps, ChartLinks {
  /** One bar each, in this order. */
  categories: readonly string[]
  /** What each bar is made of, from its foot upwards. */
  series: readonly ChartSeries[]
  direction?: BarDirection | undefined
  /** The list behind one part of a bar, which makes that part a link. */
  getHref?: ((category: string, series: ChartSeries) => string | undefined) | undefined
}

/** What a whole is made of, category by category. The parts are told apart by pattern as well as by colour. */
export function StackedBarChart({
  categories,
  series,
  direction = 'column',
  getHref,
  onNavigate,
  categoryLabel,
  format = writeNumber,
  height = 240,
  ...frame
}: StackedBarChartProps) {
  const messages = useDataMessages()
  const patterns = useId()
  const parts = useMemo(() => drawn(series, categories.length), [series, categories])
  const hrefOf =
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
          items={parts.map(({ label, color, mark }) => ({
            label,
            swatch: <Swatch color={color} mark={mark} patterns={patterns} />,
          }))}
        />
      }
      table={{
        categoryLabel,
        columns: [...parts.map(({ label }) => label), messages.total],
        onNavigate,
        rows: categories.map((label, category) => {
          const values = parts.map((part) => part.values[category] ?? null)
          const known = values.filter((value) => value !== null)
          const total = known.length > 0 ? known.reduce((sum, value) => sum + value, 0) : null
          return {
            label,
            values: [...values, total].map((value) => (value === null ? null : format(value))),
            hrefs: hrefOf && parts.map((_, index) => hrefOf(category, index)),
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
        write={format}
        writeTick={format === writeNumber ? writeShort : format}
        hrefOf={hrefOf}
        onNavigate={onNavigate}
        patterns={patterns}
      />
    </ChartFrame>
  )
}
