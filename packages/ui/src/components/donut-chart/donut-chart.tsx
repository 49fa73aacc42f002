'use client'
import { useId, useMemo } from 'react'
import { ChartFrame } from '../../chart/chart-frame.tsx'
import { Swatch } from '../../chart/chart-legend.tsx'
import {
  type ChartDatum,
  type ChartLinks,
  type ChartProps,
  formatNumber,
  knownValues,
  toDrawnSeries,
} from '../../chart/chart-model.ts'
import { navigateOnClick } from '../../chart/navigate-on-click.ts'
import { useDataMessages } from '../../lib/data-messages.ts'
import { DonutPlot } from './donut-plot.tsx'
import { toSlices } from './slices.ts'

export interface DonutChartProps extends ChartProps, ChartLinks {
  /** The parts, in this order; beyond six the smallest are combined. */
  data: readonly ChartDatum[]
  /** The name of the values, used as the second column of the table: "Ordens". */
  valueLabel?: string | undefined
  /** The unit of the total in the centre: "ordens". */
  totalLabel?: string | undefined
  /** Returns the address of the list behind a part, which makes the part a link. */
  getHref?: ((datum: ChartDatum, index: number) => string | undefined) | undefined
}

/** Every share has the same number of decimals, so that the digits align. */
const createShareFormat = (digits: number) =>
  new Intl.NumberFormat('pt-BR', { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits })
const [wholeShareFormat, decimalShareFormat] = [createShareFormat(0), createShareFormat(1)]

/** Shows the composition of a total in a few parts. To compare many or similar values use `BarChart`. */
export function DonutChart({
  data,
  valueLabel,
  totalLabel,
  getHref,
  onNavigate,
  categoryLabel,
  format = formatNumber,
  height = 200,
  ...frame
}: DonutChartProps) {
  const messages = useDataMessages()
  const patterns = useId()
  const { otherSlices } = messages
  const parts = useMemo(() => toSlices(data, height / 2, otherSlices), [data, height, otherSlices])
  const values = useMemo(
    () => toDrawnSeries([{ label: '', values: data.map(({ value }) => value) }], data.length)[0]?.values ?? [],
    [data],
  )
  const total = parts.reduce((sum, { value }) => sum + value, 0)
  const hasWholeShares = values.every((value) => (value ?? 0) <= 0 || (100 * (value ?? 0)) % total === 0)
  const { format: formatShare } = hasWholeShares ? wholeShareFormat : decimalShareFormat
  const getPointHref = (index: number | undefined) => {
    const datum = index === undefined ? undefined : data[index]
    return datum && index !== undefined ? getHref?.(datum, index) : undefined
  }
  return (
    <ChartFrame
      {...frame}
      slot="donut-chart"
      component="DonutChart"
      height={height}
      empty={knownValues([{ label: '', color: 'series-1', mark: 0, values }]).length === 0}
      table={{
        categoryLabel,
        columns: [valueLabel ?? messages.value, messages.percentage],
        onNavigate,
        rows: data.map(({ label }, index) => {
          const value = values[index] ?? null
          const share = value !== null && value >= 0 && total > 0 ? formatShare(value / total) : null
          return { label, values: [value === null ? null : format(value), share], href: getPointHref(index) }
        }),
      }}
    >
      <div className="flex flex-wrap items-center justify-center gap-x-8 gap-y-4">
        <DonutPlot
          label={frame.label}
          parts={parts}
          size={height}
          patterns={patterns}
          formatValue={format}
          formatShare={formatShare}
          total={format(total)}
          totalLabel={totalLabel ?? messages.total}
          getPointHref={getHref && getPointHref}
          onNavigate={onNavigate}
        />
        <ul data-slot="chart-legend" className="flex max-w-full min-w-52 flex-1 flex-col gap-1.5">
          {parts.map(({ label, value, share, color, mark, index }) => {
            const href = getPointHref(index)
            return (
              <li key={mark} className="flex min-w-0 items-start gap-2">
                <span className="grid h-5 place-items-center">
                  <Swatch color={color} mark={mark} patterns={patterns} />
                </span>
                <span className="min-w-0 flex-1 wrap-anywhere">
                  {href === undefined ? (
                    label
                  ) : (
                    <a
                      href={href}
                      onClick={(event) => navigateOnClick(event, href, onNavigate)}
                      className="rounded-sm text-text underline decoration-line-strong underline-offset-3"
                    >
                      {label}
                    </a>
                  )}
                </span>
                <span className="font-medium figures">{format(value)}</span>
                <span className="w-14 text-end text-subtle figures">{formatShare(share)}</span>
              </li>
            )
          })}
        </ul>
      </div>
    </ChartFrame>
  )
}
