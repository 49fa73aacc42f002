import { cn } from '../lib/cn.js'
import { wrap } from './axis.js'
import type { BarLayout } from './bar-layout.js'
import { axisText, inked, type SeriesColor, seriesColors } from './chart.variants.js'
import { CategoryLabels, ValueGrid } from './chart-axes.js'
import type { DrawnSeries } from './chart-model.js'
import { ChartPatterns, patternOf } from './chart-patterns.js'
import { followWith } from './follow.js'

interface BarMarksProps {
  categories: readonly string[]
  series: readonly DrawnSeries[]
  writeTick: (value: number) => string
  /** The colour of one category, where it differs from that of its series. */
  colorOf: ((category: number) => SeriesColor | undefined) | undefined
  hrefOf: ((category: number, series: number) => string | undefined) | undefined
  onNavigate: ((href: string) => void) | undefined
  /** The id of the patterns, which the legend uses too. */
  patterns: string
  layout: BarLayout
  upright: boolean
  width: number
}

/** The bars, their axis and their names; the point that a reader is at never draws them anew. */
export function BarMarks({
  layout,
  categories,
  series,
  upright,
  width,
  writeTick,
  colorOf,
  hrefOf,
  onNavigate,
  patterns,
}: BarMarksProps) {
  const { bars, bands, ends, axis, left, height } = layout
  return (
    <>
      {series.length > 1 && <ChartPatterns id={patterns} />}
      {upright && <ValueGrid axis={axis} write={writeTick} left={left} right={width} />}
      {bars.map(({ category, series: index, ...box }) => {
        const one = series[index]
        const color = colorOf?.(category) ?? one?.color ?? 'series-1'
        const pattern = series.length > 1 && one ? patternOf(patterns, one.mark) : undefined
        const href = hrefOf?.(category, index)
        const key = `${category}-${index}`
        const bar = (
          <g key={key} data-slot="chart-bar" className={cn(seriesColors[color], inked)}>
            <rect {...box} rx="2" fill="currentColor" />
            {pattern && <rect {...box} rx="2" fill={pattern} />}
            {series.length > 1 && (
              <rect {...box} rx="2" fill="none" strokeWidth="1" className="stroke-surface-raised" />
            )}
          </g>
        )
        if (href === undefined) return bar
        return (
          <a key={key} href={href} tabIndex={-1} onClick={(event) => followWith(event, href, onNavigate)}>
            {bar}
          </a>
        )
      })}
      {upright ? (
        <CategoryLabels labels={categories} middles={bands.map(({ middle }) => middle)} width={width} y={height - 6} />
      ) : (
        categories.map((name, index) => {
          const lines = wrap(name, left - 12)
          return (
            <text
              // biome-ignore lint/suspicious/noArrayIndexKey: two categories may have the same name, and none moves.
              key={index}
              y={bands[index]?.middle}
              data-slot="chart-category"
              className={axisText}
            >
              {lines.map((line, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place.
                <tspan key={place} x={0} dy={place > 0 ? '1.2em' : lines.length > 1 ? '-0.28em' : '0.32em'}>
                  {line}
                </tspan>
              ))}
              {lines.join(' ') !== name && <title>{name}</title>}
            </text>
          )
        })
      )}
      {ends.map(
        (end, index) =>
          end && (
            <text
              // biome-ignore lint/suspicious/noArrayIndexKey: an end belongs to the category in its place.
              key={index}
              x={end.x}
              y={end.y}
              dy={upright ? undefined : '0.32em'}
              textAnchor={upright ? 'middle' : 'start'}
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
