'use client'
import { type KeyboardEvent, type PointerEvent, type ReactNode, type Ref, useId, useState } from 'react'
import { applyBlockedStyle } from '../lib/apply-blocked-style.ts'
import { cn } from '../lib/cn.ts'
import { useDataMessages } from '../lib/data-messages.ts'
import { useMergedRefs } from '../lib/merge-refs.ts'
import { movePoint } from './move-point.ts'

/** The position of the active value. */
export interface ChartPoint {
  category: number
  series: number
}

interface ChartPlotProps {
  /** The ref that measures the width, where no width is given. */
  ref?: Ref<HTMLDivElement> | undefined
  label: string
  width: number
  height: number
  categories: number
  series?: number | undefined
  /** The arrow keys that move along the categories: left and right (`x`), or up and down (`y`). */
  categoryAxis?: 'x' | 'y' | undefined
  /** Returns the position of a value's tooltip, and the radius around it that the tooltip must not cover. */
  anchor: (point: ChartPoint) => { x: number; y: number; radius?: number | undefined }
  /** Returns the value at a pointer position. */
  findPoint: (x: number, y: number) => ChartPoint | undefined
  tooltip: (point: ChartPoint) => ReactNode
  /** Returns the text announced to screen readers, for a full category or for one series in it. */
  announce: (point: ChartPoint, of: 'category' | 'series') => string
  /** Renders content below (`under`) or above (`over`) the marks. */
  under?: ((point: ChartPoint) => ReactNode) | undefined
  over?: ((point: ChartPoint) => ReactNode) | undefined
  href?: ((point: ChartPoint) => string | undefined) | undefined
  onNavigate?: ((href: string) => void) | undefined
  children: ReactNode
}

/**
 * The interactive drawing, with one tab stop. Arrow keys and the pointer select a value, and a tooltip shows it. Only
 * this component holds the selected point, so that moving between values does not render the marks again.
 */
export function ChartPlot({
  ref,
  label,
  width,
  height,
  categories,
  series = 1,
  categoryAxis = 'x',
  anchor,
  findPoint,
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
  const setPlot = useMergedRefs(applyBlockedStyle, ref)
  const [selectedPoint, setSelectedPoint] = useState<ChartPoint>()
  const [announcement, setAnnouncement] = useState('')
  // After an update there may be fewer values than before.
  const point =
    selectedPoint && selectedPoint.category < categories && selectedPoint.series < series ? selectedPoint : undefined

  const walk = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Escape' && point) {
      // Escape closes the tooltip only, not the dialog around the chart.
      event.stopPropagation()
      setSelectedPoint(undefined)
      setAnnouncement('')
      return
    }
    if (event.key === 'Enter' && point) {
      const address = href?.(point)
      if (address === undefined) return
      if (onNavigate) onNavigate(address)
      else window.location.assign(address)
      return
    }
    const next = movePoint(event.key, { point, categories, series, categoryAxis })
    if (!next) return
    event.preventDefault()
    setSelectedPoint(next)
    setAnnouncement(announce(next, next.category === point?.category && series > 1 ? 'series' : 'category'))
  }

  const pointTo = (event: PointerEvent<HTMLDivElement>) => {
    const { left, top } = event.currentTarget.getBoundingClientRect()
    const next = findPoint(event.clientX - left, event.clientY - top)
    if (next?.category !== point?.category || next?.series !== point?.series) setSelectedPoint(next)
  }

  return (
    <div
      ref={setPlot}
      role="application"
      aria-roledescription={messages.chart}
      aria-label={label}
      aria-describedby={helpId}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move along the values.
      tabIndex={0}
      data-slot="chart-plot"
      onKeyDown={walk}
      onPointerMove={pointTo}
      onPointerDown={pointTo}
      onPointerLeave={() => setSelectedPoint(undefined)}
      onBlur={() => {
        setSelectedPoint(undefined)
        setAnnouncement('')
      }}
      className="relative min-w-0 rounded-sm"
      style={{ height }}
    >
      <span id={helpId} hidden>
        {href ? messages.chartLinkHelp : messages.chartHelp}
      </span>
      {width > 0 && (
        // The drawing is always left-to-right, and so are its text anchors.
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
        {announcement}
      </span>
    </div>
  )
}

interface ChartTooltipProps {
  x: number
  y: number
  radius?: number | undefined
  width: number
  children: ReactNode
}

/**
 * Places the tooltip on the side of its point with more space, so that it does not cover the point or leave the
 * drawing.
 */
function ChartTooltip({ x, y, radius = 12, width, children }: ChartTooltipProps) {
  const before = x > width / 2
  return (
    <div
      aria-hidden
      data-slot="chart-tooltip"
      style={{
        top: Math.max(y, 0),
        ...(before ? { right: width - x + radius } : { left: x + radius }),
        maxWidth: Math.max(before ? x - radius : width - x - radius, 150),
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

/** The content of a tooltip: the category, and the value of each series. */
export function TooltipRows({ title, rows }: TooltipRowsProps) {
  return (
    <>
      <div className="font-semibold">{title}</div>
      {rows.map(({ label, value, swatch, strong }, index) => (
        <div
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
