'use client'
import { line } from 'd3-shape'
import { useMemo } from 'react'
import { textWidth, type ValueAxis, valueAxis } from '../../chart/axis.js'
import { inked, seriesColors } from '../../chart/chart.variants.js'
import { axisRoom, CategoryLabels, ValueGrid } from '../../chart/chart-axes.js'
import { type DrawnSeries, knownValues } from '../../chart/chart-model.js'
import { ChartPlot } from '../../chart/chart-plot.js'
import { dashOf, LineSwatch, markerOf } from '../../chart/markers.js'
import { tellSeries } from '../../chart/tell-series.js'
import { useWidth } from '../../chart/use-width.js'
import { cn } from '../../lib/cn.js'
import { useDataMessages } from '../../lib/data-messages.js'
import { type LineName, lineNames } from './line-names.js'

interface LinePlotProps {
  label: string
  categories: readonly string[]
  series: readonly DrawnSeries[]
  fromZero: boolean
  height: number
  write: (value: number) => string
  writeTick: (value: number) => string
}

interface LineLayout {
  axis: ValueAxis
  left: number
  right: number
  /** The place of each moment. */
  moments: number[]
  /** The names at the ends of the lines; none where they have no room. */
  names: LineName[]
}

const [top, bottom, side] = [12, 24, 12]

/** The drawing of a line chart. */
export function LinePlot({ label, categories, series, fromZero, height, write, writeTick }: LinePlotProps) {
  const messages = useDataMessages()
  const [ref, width] = useWidth()
  const layout = useMemo<LineLayout>(() => {
    const axis = valueAxis(knownValues(series), { range: [height - bottom, top], spacing: 44, fromZero })
    const left = axisRoom(axis, writeTick)
    const last = categories.length - 1
    const names = width < 520 ? [] : lineNames(series, last, axis)
    const namesRoom = names.reduce((most, { text }) => Math.max(most, textWidth(text) + 4), 0)
    const right = Math.max(width - side - namesRoom, left + 1)
    const [first, room] = [left + side, right - left - side]
    const moments = categories.map((_, index) => first + (last === 0 ? room / 2 : (index / last) * room))
    return { axis, left, right, moments, names }
  }, [categories, series, fromZero, width, height, writeTick])
  const { axis, moments } = layout

  const placeOf = (index: number, category: number) => {
    const value = series[index]?.values[category] ?? null
    return value === null ? undefined : axis.position(value)
  }
  const at = (x: number, y: number) => {
    if (moments.length === 0) return undefined
    const step = (moments[1] ?? 0) - (moments[0] ?? 0) || 1
    const category = Math.min(Math.max(Math.round((x - (moments[0] ?? 0)) / step), 0), moments.length - 1)
    const distance = (index: number) => Math.abs((placeOf(index, category) ?? Number.POSITIVE_INFINITY) - y)
    const nearest = series.reduce((best, _, index) => (distance(index) < distance(best) ? index : best), 0)
    return { category, series: nearest }
  }

  return (
    <ChartPlot
      ref={ref}
      label={label}
      width={width}
      height={height}
      categories={categories.length}
      series={series.length}
      at={at}
      anchor={({ category }) => ({
        x: moments[category] ?? 0,
        y: series.reduce((highest, _, index) => Math.min(highest, placeOf(index, category) ?? highest), height / 2),
      })}
      {...tellSeries({
        categories,
        series,
        write,
        unknown: messages.unknownValue,
        swatch: ({ color, mark }) => <LineSwatch color={color} mark={mark} />,
      })}
      over={({ category, series: chosen }) => (
        <>
          <line
            x1={moments[category]}
            x2={moments[category]}
            y1={top}
            y2={height - bottom}
            className="stroke-control forced-colors:stroke-[CanvasText]"
          />
          {series.map((one, index) => {
            const y = placeOf(index, category)
            if (y === undefined) return null
            return (
              <path
                // biome-ignore lint/suspicious/noArrayIndexKey: two series may have the same name, and none moves.
                key={index}
                d={markerOf(one.mark, index === chosen ? 110 : 64)}
                transform={`translate(${moments[category]} ${y})`}
                fill="currentColor"
                strokeWidth="2"
                className={cn(seriesColors[one.color], inked, 'stroke-surface-raised')}
              />
            )
          })}
        </>
      )}
    >
      <LineMarks layout={layout} categories={categories} series={series} height={height} writeTick={writeTick} />
    </ChartPlot>
  )
}

interface LineMarksProps extends Pick<LinePlotProps, 'categories' | 'series' | 'height' | 'writeTick'> {
  layout: LineLayout
}

/** The lines, their axis and their moments. */
function LineMarks({
  layout: { axis, left, right, moments, names },
  categories,
  series,
  height,
  writeTick,
}: LineMarksProps) {
  const step = (moments[1] ?? 0) - (moments[0] ?? 0)
  // Markers stand far enough apart to be told from each other, and the newest value always has one.
  const every = moments.length > 1 ? Math.max(1, Math.ceil(28 / Math.max(step, 0.1))) : 1
  return (
    <>
      <ValueGrid axis={axis} write={writeTick} left={left} right={right} />
      {series.map(({ values, color, mark }, index) => {
        const path = line<number | null>()
          .defined((value) => value !== null)
          .x((_, category) => moments[category] ?? 0)
          .y((value) => axis.position(value ?? 0))
        const lonely = (category: number) =>
          (values[category - 1] ?? null) === null && (values[category + 1] ?? null) === null
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two series may have the same name, and none moves.
          <g key={index} data-slot="chart-line" className={cn(seriesColors[color], inked)}>
            <path
              d={path(values) ?? ''}
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinejoin="round"
              strokeDasharray={dashOf(mark)}
            />
            {values.map(
              (value, category) =>
                value !== null &&
                // A value between two gaps has no line, so it is always marked.
                ((values.length - 1 - category) % every === 0 || lonely(category)) && (
                  <path
                    // biome-ignore lint/suspicious/noArrayIndexKey: a value belongs to the moment in its place.
                    key={category}
                    d={markerOf(mark)}
                    transform={`translate(${moments[category]} ${axis.position(value)})`}
                    fill="currentColor"
                  />
                ),
            )}
          </g>
        )
      })}
      {names.map(({ text, y }) => (
        <text
          key={y}
          x={right + side}
          y={y}
          dy="0.32em"
          data-slot="chart-line-name"
          className="fill-text text-xs forced-colors:fill-[CanvasText]"
        >
          {text}
        </text>
      ))}
      <CategoryLabels labels={categories} middles={moments} width={right + side} y={height - 6} />
    </>
  )
}
