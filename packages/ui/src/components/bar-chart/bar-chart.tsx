'use client'
import { useId, useMemo } from 'react'
import type { BarDirection } from '../../chart/bar-layout.ts'
import { BarPlot } from '../../chart/bar-plot.tsx'
import { ChartFrame } from '../../chart/chart-frame.tsx'
import {
  type ChartDatum,
  type ChartLinks,
  type ChartProps,
  knownValues,
  toDrawnSeries,
} from '../../chart/chart-model.ts'
import { useValueFormats } from '../../chart/use-value-formats.ts'
import { useDataMessages } from '../../lib/data-messages.ts'

export interface BarChartProps extends ChartProps, ChartLinks {
  /** One bar for each entry, in this order. */
  data: readonly ChartDatum[]
  /** The name of the values, used as the second column of the table: "Ordens". */
  valueLabel?: string | undefined
  /**
   * Whether bars are columns or rows.
   * @default 'column'
   */
  direction?: BarDirection | undefined
  /** Returns the address of the list behind a bar, which makes the bar a link. */
  getHref?: ((datum: ChartDatum, index: number) => string | undefined) | undefined
}

/** Compares the values of a few categories by bar length. For long names use horizontal bars (`direction="row"`). */
export function BarChart({
  data,
  valueLabel,
  direction = 'column',
  getHref,
  onNavigate,
  categoryLabel,
  format: formatProp,
  height = 240,
  ...frame
}: BarChartProps) {
  const { format, formatTick } = useValueFormats(formatProp)
  const messages = useDataMessages()
  const patterns = useId()
  const name = valueLabel ?? messages.value
  const categories = useMemo(() => data.map(({ label }) => label), [data])
  const series = useMemo(
    () => toDrawnSeries([{ label: name, values: data.map(({ value }) => value) }], data.length),
    [data, name],
  )
  const getPointHref =
    getHref && ((category: number) => (data[category] ? getHref(data[category], category) : undefined))
  return (
    <ChartFrame
      {...frame}
      slot="bar-chart"
      component="BarChart"
      height={height}
      empty={knownValues(series).length === 0}
      table={{
        categoryLabel,
        columns: [name],
        onNavigate,
        rows: categories.map((label, index) => {
          const value = series[0]?.values[index] ?? null
          return { label, values: [value === null ? null : format(value)], href: getPointHref?.(index) }
        }),
      }}
    >
      <BarPlot
        label={frame.label}
        categories={categories}
        series={series}
        direction={direction}
        height={height}
        formatValue={format}
        formatTick={formatTick}
        getCategoryColor={(category) => data[category]?.tone}
        getPointHref={getPointHref}
        onNavigate={onNavigate}
        patterns={patterns}
      />
    </ChartFrame>
  )
}
