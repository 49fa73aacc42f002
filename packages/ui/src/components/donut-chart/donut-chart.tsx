'use client'
import { useId, useMemo } from 'react'
import { ChartFrame } from '../../chart/chart-frame.js'
import { Swatch } from '../../chart/chart-legend.js'
import {
  type ChartDatum,
  type ChartLinks,
  type ChartProps,
  drawn,
  knownValues,
  writeNumber,
} from '../../chart/chart-model.js'
import { followWith } from '../../chart/follow.js'
import { useDataMessages } from '../../lib/data-messages.js'
import { DonutPlot } from './donut-plot.js'
import { slices } from './slices.js'

export interface DonutChartProps extends ChartProps, ChartLinks {
  /** The parts, in this order; beyond six the smallest are drawn as one. */
  data: readonly ChartDatum[]
  /** What is counted, the second column of the table: "Ordens". */
  valueLabel?: string | undefined
  /** What the sum in the middle counts: "ordens". */
  totalLabel?: string | undefined
  /** The list behind a part, which makes it a link. */
  getHref?: ((datum: ChartDatum, index: number) => string | undefined) | undefined
}

/** As many decimals in every share of a list, so that the figures stand under each other. */
const sharesOf = (digits: number) =>
  new Intl.NumberFormat('pt-BR', { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits })
const [wholeShares, exactShares] = [sharesOf(0), sharesOf(1)]

/** What a whole is made of, in a few parts. To compare many or similar values use `BarChart`. */
export function DonutChart({
  data,
  valueLabel,
  totalLabel,
  getHref,
  onNavigate,
  categoryLabel,
  format = writeNumber,
  height = 200,
  ...frame
}: DonutChartProps) {
  const messages = useDataMessages()
  const patterns = useId()
  const { otherSlices } = messages
  const parts = useMemo(() => slices(data, height / 2, otherSlices), [data, height, otherSlices])
  const values = useMemo(
    () => drawn([{ label: '', values: data.map(({ value }) => value) }], data.length)[0]?.values ?? [],
    [data],
  )
  const total = parts.reduce((sum, { value }) => sum + value, 0)
  const whole = values.every((value) => (value ?? 0) <= 0 || (100 * (value ?? 0)) % total === 0)
  const { format: writeShare } = whole ? wholeShares : exactShares
  const hrefOf = (index: number | undefined) => {
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
          const share = value !== null && value >= 0 && total > 0 ? writeShare(value / total) : null
          return { label, values: [value === null ? null : format(value), share], href: hrefOf(index) }
        }),
      }}
    >
      <div className="flex flex-wrap items-center justify-center gap-x-8 gap-y-4">
        <DonutPlot
          label={frame.label}
          parts={parts}
          size={height}
          patterns={patterns}
          write={format}
          writeShare={writeShare}
          total={format(total)}
          totalLabel={totalLabel ?? messages.total}
          hrefOf={getHref && hrefOf}
          onNavigate={onNavigate}
        />
        <ul data-slot="chart-legend" className="flex max-w-full min-w-52 flex-1 flex-col gap-1.5">
          {parts.map(({ label, value, share, color, mark, index }) => {
            const href = hrefOf(index)
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
                      onClick={(event) => followWith(event, href, onNavigate)}
                      className="rounded-sm text-text underline decoration-line-strong underline-offset-3"
                    >
                      {label}
                    </a>
                  )}
                </span>
                <span className="font-medium figures">{format(value)}</span>
                <span className="w-14 text-end text-subtle figures">{writeShare(share)}</span>
              </li>
            )
          })}
        </ul>
      </div>
    </ChartFrame>
  )
}
