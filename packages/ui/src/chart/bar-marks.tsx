import { cn } from '../lib/cn.ts'
import { wrapText } from './axis.ts'
import type { BarLayout } from './bar-layout.ts'
import { axisText, forcedColorsText, type SeriesColor, seriesColors } from './chart.variants.ts'
import { CategoryLabels, TextLines, ValueGrid } from './chart-axes.tsx'
import type { DrawnSeries } from './chart-model.ts'
import { ChartPatterns, PatternFill } from './chart-patterns.tsx'
import { navigateOnClick } from './navigate-on-click.ts'

interface BarMarksProps {
  categories: readonly string[]
  series: readonly DrawnSeries[]
  formatTick: (value: number) => string
  /** Returns the colour of one category, where it differs from the colour of its series. */
  getCategoryColor: ((category: number) => SeriesColor | undefined) | undefined
  getPointHref: ((category: number, series: number) => string | undefined) | undefined
  onNavigate: ((href: string) => void) | undefined
  /** The id of the patterns, shared with the legend. */
  patterns: string
  layout: BarLayout
  isVertical: boolean
  width: number
}

/** Renders the bars, the axis and the names. It does not render again when the active point changes. */
export function BarMarks({
  layout,
  categories,
  series,
  isVertical,
  width,
  formatTick,
  getCategoryColor,
  getPointHref,
  onNavigate,
  patterns,
}: BarMarksProps) {
  const { bars, bands, ends, axis, left, labels, bottom } = layout
  return (
    <>
      {series.length > 1 && <ChartPatterns id={patterns} />}
      {isVertical && <ValueGrid axis={axis} formatValue={formatTick} left={left} right={width} />}
      {bars.map(({ category, series: index, ...barRect }) => {
        const drawnSeries = series[index]
        const color = getCategoryColor?.(category) ?? drawnSeries?.color ?? 'series-1'
        const href = getPointHref?.(category, index)
        const key = `${category}-${index}`
        const bar = (
          <g key={key} data-slot="chart-bar" className={cn(seriesColors[color], forcedColorsText)}>
            <rect {...barRect} rx="2" fill="currentColor" />
            {series.length > 1 && drawnSeries && (
              <>
                <PatternFill {...barRect} rx="2" patterns={patterns} series={drawnSeries} />
                <rect {...barRect} rx="2" fill="none" strokeWidth="1" className="stroke-surface-raised" />
              </>
            )}
          </g>
        )
        if (href === undefined) return bar
        return (
          <a key={key} href={href} tabIndex={-1} onClick={(event) => navigateOnClick(event, href, onNavigate)}>
            {bar}
          </a>
        )
      })}
      {isVertical ? (
        <CategoryLabels categories={categories} labels={labels} y={bottom} />
      ) : (
        categories.map((name, index) => {
          const lines = wrapText(name, left - 12)
          return (
            <text key={index} y={bands[index]?.middle} data-slot="chart-category" className={axisText}>
              <TextLines lines={lines} x={0} dy={lines.length > 1 ? '-0.28em' : '0.32em'} />
              {lines.join(' ') !== name && <title>{name}</title>}
            </text>
          )
        })
      )}
      {ends.map(
        (end, index) =>
          end && (
            <text
              key={index}
              x={end.x}
              y={end.y}
              dy={isVertical ? undefined : '0.32em'}
              textAnchor={isVertical ? 'middle' : 'start'}
              data-slot="chart-value"
              className="pointer-events-none fill-text text-xs figures forced-colors:fill-[CanvasText]"
            >
              {end.text}
            </text>
          ),
      )}
    </>
  )
}
