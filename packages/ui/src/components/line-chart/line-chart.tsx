'use client'
import { useMemo } from 'react'
import { ChartFrame } from '../../chart/chart-frame.js'
import { ChartLegend } from '../../chart/chart-legend.js'
import {
  type ChartProps,
  type ChartSeries,
  drawn,
  knownValues,
  writeNumber,
  writeShort,
} from '../../chart/chart-model.js'
import { LineSwatch } from '../../chart/markers.js'
import { LinePlot } from './line-plot.js'

export interface LineChartProps extends ChartProps {
  /** The moments, from the oldest to the newest. */
  categories: readonly string[]
  series: readonly ChartSeries[]
  /** Lets the axis begin at zero. Turn it off for values that only mean something among each other. */
  fromZero?: boolean | undefined
}

/** How values change over time. The lines are told apart by dash and marker as well as by colour. */
export function LineChart({
  categories,
  series,
  fromZero = true,
  categoryLabel,
  format = writeNumber,
  height = 240,
  ...frame
}: LineChartProps) {
  const lines = useMemo(() => drawn(series, categories.length), [series, categories])
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
        write={format}
        writeTick={format === writeNumber ? writeShort : format}
      />
    </ChartFrame>
  )
}
