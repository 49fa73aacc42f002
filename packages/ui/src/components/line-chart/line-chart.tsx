'use client'
import { useMemo } from 'react'
import { ChartFrame } from '../../chart/chart-frame.tsx'
import { ChartLegend } from '../../chart/chart-legend.tsx'
import { type ChartProps, type ChartSeries, knownValues, toDrawnSeries } from '../../chart/chart-model.ts'
import { LineSwatch } from '../../chart/markers.tsx'
import { useValueFormats } from '../../chart/use-value-formats.ts'
import { LinePlot } from './line-plot.tsx'

export interface LineChartProps extends ChartProps {
  /** The points in time, from the oldest to the newest. */
  categories: readonly string[]
  /** The series, with one value for each category. */
  series: readonly ChartSeries[]
  /**
   * Whether the axis starts at zero. Turn it off for values whose distance from zero has no meaning.
   * @default true
   */
  fromZero?: boolean | undefined
}

/** Shows how values change over time. Lines differ by dash and marker as well as by colour. */
export function LineChart({
  categories,
  series,
  fromZero = true,
  categoryLabel,
  format: formatProp,
  height = 240,
  ...frame
}: LineChartProps) {
  const { format, formatTick } = useValueFormats(formatProp)
  const lines = useMemo(() => toDrawnSeries(series, categories.length), [series, categories])
  return (
    <ChartFrame
      {...frame}
      slot="line-chart"
      component="LineChart"
      height={height}
      empty={knownValues(lines).length === 0}
      legend={
        lines.length > 1 && (
          <ChartLegend
            items={lines.map(({ label, color, mark }) => ({ label, swatch: <LineSwatch color={color} mark={mark} /> }))}
          />
        )
      }
      table={{
        categoryLabel,
        columns: lines.map(({ label }) => label),
        rows: categories.map((label, category) => ({
          label,
          values: lines.map(({ values }) => {
            const value = values[category] ?? null
            return value === null ? null : format(value)
          }),
        })),
      }}
    >
      <LinePlot
        label={frame.label}
        categories={categories}
        series={lines}
        fromZero={fromZero}
        height={height}
        formatValue={format}
        formatTick={formatTick}
      />
    </ChartFrame>
  )
}
