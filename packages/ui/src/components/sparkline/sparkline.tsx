'use client'
import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.ts'
import { requireLabel } from '../../lib/require-label.ts'
import * as texts from '../../lib/texts.ts'
import { getKnownNumbers, getLinePath } from './line-path.ts'
import { type SparklineTone, sparklineTones } from './sparkline.variants.ts'

const defaultMessages = { trendSummary: texts.trendSummary, noData: texts.noData }

export interface SparklineProps extends Omit<ComponentProps<'span'>, 'children' | 'aria-label'> {
  /** The content of the line: "Entregas por dia, últimos 14 dias". */
  label: string
  /** The values from the oldest to the newest; `null` for unknown values. */
  values: readonly (number | null)[]
  tone?: SparklineTone | undefined
  /** Formats a value for screen readers. */
  format?: ((value: number) => string) | undefined
}

const numbers = new Intl.NumberFormat('pt-BR')
/** The size of the line in pixels; the dot at its end needs three more on each side. */
const width = 90
const height = 18

/** The trend of one value, in the size of a word. Screen readers get the first, last, lowest and highest values. */
export function Sparkline({
  label,
  values,
  tone = 'primary',
  format = (value) => numbers.format(value),
  className,
  ...rest
}: SparklineProps) {
  requireLabel(label, 'Sparkline', 'Pass label="…" with the content of the line, for example label="Entregas por dia".')
  const messages = useMessages(defaultMessages)
  const all = getKnownNumbers(values)
  const first = all[0]
  const last = all.at(-1)
  const { line, end } = getLinePath(values, width, height)
  const summary =
    first === undefined || last === undefined
      ? messages.noData
      : messages.trendSummary(format(first), format(last), format(Math.min(...all)), format(Math.max(...all)))
  return (
    <span
      role="img"
      aria-label={`${label}: ${summary}`}
      {...rest}
      data-slot="sparkline"
      data-tone={tone}
      className={cn('inline-block h-6 w-24 max-w-full align-middle', sparklineTones[tone], className)}
    >
      {end ? (
        <svg
          aria-hidden="true"
          viewBox={`-3 -3 ${width + 6} ${height + 6}`}
          className="size-full overflow-visible forced-colors:text-[CanvasText]"
        >
          <path
            d={line}
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
          <circle cx={end.x} cy={end.y} r="3" fill="currentColor" />
        </svg>
      ) : (
        <span aria-hidden>—</span>
      )}
    </span>
  )
}
