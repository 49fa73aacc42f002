'use client'
import { useId, useMemo } from 'react'
import type { BarDirection } from '../../chart/bar-layout.js'
import { BarPlot } from '../../chart/bar-plot.js'
import { ChartFrame } from '../../chart/chart-frame.js'
import {
  type ChartDatum,
  type ChartLinks,
  type ChartProps,
  drawn,
  knownValues,
  writeNumber,
  writeShort,
} from '../../chart/chart-model.js'
import { useDataMessages } from '../../lib/data-messages.js'

export interface BarChartProps extends ChartProps, ChartLinks {
  /** One bar each, in this order. */
  data: readonly ChartDatum[]
  /** What is counted, the second column of the table: "Ordens". */
  valueLabel?: string | undefined
  direction?: BarDirection | undefined
  /** The list behind a bar, which makes the bar a link. */
  getHref?: ((datum: ChartDatum, index: number) => string | undefined) | undefined
}

/** Values of a few categories, compared by their length. Long names read better in bars that lie (`direction="row"`). */
export function BarChart({
  data,
  valueLabel,
  direction = 'column',
  getHref,
  onNavigate,
  categoryLabel,
  format = writeNumber,
  height = 240,
  ...frame
}: BarChartProps) {
  const messages = useDataMessages()
  const patterns = useId()
  const name = valueLabel ?? messages.value
  const categories = useMemo(() => data.map(({ label }) => label), [data])
  const series = useMemo(
    () => drawn([{ label: name, values: data.map(({ value }) => value) }], data.length),
    [data, name],
  )
  const hrefOf = getHref && ((category: number) => (data[category] ? getHref(data[category], category) : undefined))
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
          return { label, values: [value === null ? null : format(value)], href: hrefOf?.(index) }
        }),
      }}
    >
      <BarPlot
        label={frame.label}
        categories={categories}
        series={series}
        direction={direction}
        height={height}
        write={format}
        writeTick={format === writeNumber ? writeShort : format}
        colorOf={(category) => data[category]?.tone}
        hrefOf={hrefOf}
        onNavigate={onNavigate}
        patterns={patterns}
      />
    </ChartFrame>
  )
}
