'use client'
import { type KeyboardEvent, type PointerEvent, type ReactNode, type Ref, useId, useState } from 'react'
import { cn } from '../lib/cn.js'
import { useDataMessages } from '../lib/data-messages.js'
import { steps } from './walk.js'

/** The value that a reader is at. */
export interface ChartPoint {
  category: number
  series: number
}

interface ChartPlotProps {
  /** Measures the place of the drawing, where its width is not given. */
  ref?: Ref<HTMLDivElement> | undefined
  label: string
  width: number
  height: number
  categories: number
  series?: number | undefined
  /** Which arrows walk along the categories: left and right, or up and down. */
  along?: 'x' | 'y' | undefined
  /** Where the tooltip of a value points to, and how far around it there are marks to leave in sight. */
  anchor: (point: ChartPoint) => { x: number; y: number; reach?: number | undefined }
  /** The value under the pointer. */
  at: (x: number, y: number) => ChartPoint | undefined
  tooltip: (point: ChartPoint) => ReactNode
  /** What screen readers hear; of a whole category, or of one series in it. */
  announce: (point: ChartPoint, of: 'category' | 'series') => string
  /** Drawn under the marks, or over them. */
  under?: ((point: ChartPoint) => ReactNode) | undefined
  over?: ((point: ChartPoint) => ReactNode) | undefined
  href?: ((point: ChartPoint) => string | undefined) | undefined
  onNavigate?: ((href: string) => void) | undefined
  children: ReactNode
}

/**
 * The drawing, one stop of the keyboard: arrows walk along its values, the pointer points at them, and a tooltip tells
 * them. It holds the point alone, so that walking never draws the marks anew.
 */
export function ChartPlot({
  ref,
  label,
  width,
  height,
  categories,
  series = 1,
  along = 'x',
  anchor,
  at,
  tooltip,
  announce,
  under,
  over,
  href,
  onNavigate,
  children,
}: ChartPlotProps) {
  const messages = useDataMessages()
  const helpId = useId()
  const [place, setPlace] = useState<ChartPoint>()
  const [spoken, setSpoken] = useState('')
  // Newer values may be fewer.
  const point = place && place.category < categories && place.series < series ? place : undefined

  const walk = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Escape' && point) {
      // The Escape that puts the tooltip away does not close the dialog around the chart too.
      event.stopPropagation()
      setPlace(undefined)
      setSpoken('')
      return
    }
    if (event.key === 'Enter' && point) {
      const address = href?.(point)
      if (address === undefined) return
      if (onNavigate) onNavigate(address)
      else window.location.assign(address)
      return
    }
    const next = steps(event.key, { point, categories, series, along })
    if (!next) return
    event.preventDefault()
    setPlace(next)
    setSpoken(announce(next, next.category === point?.category && series > 1 ? 'series' : 'category'))
  }

  const pointTo = (event: PointerEvent<HTMLDivElement>) => {
    const { left, top } = event.currentTarget.getBoundingClientRect()
    const next = at(event.clientX - left, event.clientY - top)
    if (next?.category !== point?.category || next?.series !== point?.series) setPlace(next)
  }

  return (
    <div
      ref={ref}
      role="application"
      aria-roledescription={messages.chart}
      aria-label={label}
      aria-describedby={helpId}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys walk along the values.
      tabIndex={0}
      data-slot="chart-plot"
      onKeyDown={walk}
      onPointerMove={pointTo}
      onPointerDown={pointTo}
      onPointerLeave={() => setPlace(undefined)}
      onBlur={() => {
        setPlace(undefined)
        setSpoken('')
      }}
      className="relative min-w-0 rounded-sm"
      style={{ height }}
    >
      <span id={helpId} hidden>
        {href ? messages.chartLinkHelp : messages.chartHelp}
      </span>
      {width > 0 && (
        // The drawing runs from left to right whatever the text does, and so do the anchors of its words.
        <svg
          aria-hidden="true"
          direction="ltr"
          width={width}
          height={height}
          className="absolute inset-0 overflow-visible"
        >
          {point && under?.(point)}
          {children}
          {point && over?.(point)}
        </svg>
      )}
      {point && width > 0 && (
        <ChartTooltip {...anchor(point)} width={width}>
          {tooltip(point)}
        </ChartTooltip>
      )}
      <span role="status" className="sr-only">
        {spoken}
      </span>
    </div>
  )
}

interface ChartTooltipProps {
  x: number
  y: number
  reach?: number | undefined
  width: number
  children: ReactNode
}

/** Stands beside its point, on the side that has more room, so that it never covers the point or leaves the drawing. */
function ChartTooltip({ x, y, reach = 12, width, children }: ChartTooltipProps) {
  const before = x > width / 2
  return (
    <div
      aria-hidden
      data-slot="chart-tooltip"
      style={{
        top: Math.max(y, 0),
        ...(before ? { right: width - x + reach } : { left: x + reach }),
        maxWidth: Math.max(before ? x - reach : width - x - reach, 150),
      }}
      className={cn(
        'pointer-events-none absolute z-10 w-max rounded-md border border-line bg-surface-overlay px-3 py-2 text-sm',
        'wrap-anywhere shadow-overlay',
      )}
    >
      {children}
    </div>
  )
}

interface TooltipRowsProps {
  title: string
  rows: readonly { label: string; value: string; swatch?: ReactNode; strong?: boolean | undefined }[]
}

/** What a tooltip says: the category, and the value of each series in it. */
export function TooltipRows({ title, rows }: TooltipRowsProps) {
  return (
    <>
      <div className="font-semibold">{title}</div>
      {rows.map(({ label, value, swatch, strong }, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: two series may have the same name, and none moves.
          key={index}
          className={cn('flex items-center justify-between gap-4', strong ? 'font-semibold' : 'text-subtle')}
        >
          <span className="flex min-w-0 items-center gap-1.5">
            {swatch}
            {label}
          </span>
          <span className="shrink-0 text-text figures">{value}</span>
        </div>
      ))}
    </>
  )
}
