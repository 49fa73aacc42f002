'use client'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../components/button/button.tsx'
import { Skeleton } from '../components/skeleton/skeleton.tsx'
import { ChartNoAxesColumn, CloudAlert, Table2 } from '../icons/icons.gen.ts'
import { applyBlockedStyle } from '../lib/apply-blocked-style.ts'
import { cn } from '../lib/cn.ts'
import { useDataMessages } from '../lib/data-messages.ts'
import { requireLabel } from '../lib/require-label.ts'
import type { ChartProps } from './chart-model.ts'
import { ChartTable, type ChartTableProps } from './chart-table.tsx'

interface ChartFrameProps extends Omit<ChartProps, 'format' | 'categoryLabel' | 'height'> {
  /** The `data-slot` of the chart. */
  slot: string
  /** The component name, for error messages. */
  component: string
  height: number
  /** Whether there is no known value. */
  empty: boolean
  table: Omit<ChartTableProps, 'label'>
  legend?: ReactNode
  children: ReactNode
}

/**
 * The parts shared by all charts: the label, the legend, the table of values, and the loading, empty and error
 * states.
 */
export function ChartFrame({
  slot,
  component,
  label,
  labelHidden = false,
  height,
  empty,
  loading = false,
  error,
  onRetry,
  emptyText,
  table,
  legend,
  className,
  children,
  ...rest
}: ChartFrameProps) {
  requireLabel(label, component, 'Pass label="…" with the content of the chart, for example label="Ordens por dia".')
  const messages = useDataMessages()
  const captionId = useId()
  const [asTable, setAsTable] = useState(false)
  const shown = !error && !empty
  const Icon = asTable ? ChartNoAxesColumn : Table2

  return (
    <figure
      aria-labelledby={captionId}
      aria-busy={loading || undefined}
      {...rest}
      data-slot={slot}
      className={cn('flex min-w-0 flex-col gap-3', className)}
    >
      <div className="@container">
        <div className="flex items-center gap-x-4">
          <figcaption id={captionId} className={labelHidden ? 'sr-only' : 'min-w-0 flex-1 font-semibold wrap-anywhere'}>
            {label}
          </figcaption>
          <Button
            tone="neutral"
            variant="ghost"
            size="sm"
            icon={<Icon aria-hidden />}
            // The button keeps its space while there is no data, so that the layout does not shift when the values
            // arrive.
            className={cn('ms-auto -me-3', !shown && 'invisible')}
            onClick={() => setAsTable(!asTable)}
          >
            {/* When both do not fit on one line, the chart label keeps the line. */}
            <span className="@max-[28rem]:sr-only">{asTable ? messages.showAsChart : messages.showAsTable}</span>
          </Button>
        </div>
      </div>
      {shown ? (
        <div className={cn('flex min-w-0 flex-col gap-3', loading && 'opacity-60')}>
          {!asTable && legend}
          {!asTable && children}
          <ChartTable {...table} label={label} hidden={!asTable} height={height} />
        </div>
      ) : (
        <ChartState height={height} loading={loading} error={error} onRetry={onRetry} emptyText={emptyText} />
      )}
    </figure>
  )
}

type ChartStateProps = Pick<ChartFrameProps, 'height' | 'loading' | 'error' | 'onRetry' | 'emptyText'>

/** The state shown instead of the drawing, with the same height. */
function ChartState({ height, loading, error, onRetry, emptyText }: ChartStateProps) {
  const messages = useDataMessages()
  if (loading && !error) {
    return (
      <div ref={applyBlockedStyle} style={{ height }}>
        <Skeleton shape="block" className="size-full" />
      </div>
    )
  }
  return (
    <div
      role={error ? 'alert' : undefined}
      ref={applyBlockedStyle}
      style={{ minHeight: height }}
      className="flex flex-col items-center justify-center gap-3 rounded-md bg-surface-sunken p-4 text-center text-subtle"
    >
      {error && <CloudAlert aria-hidden className="size-5 text-danger" />}
      <p className="max-w-[52ch] text-pretty wrap-anywhere">{error || emptyText || messages.noValues}</p>
      {error && onRetry && (
        <Button tone="neutral" variant="outline" size="sm" pending={loading} onClick={onRetry}>
          {messages.retry}
        </Button>
      )}
    </div>
  )
}
