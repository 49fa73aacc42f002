'use client'
import { useMemo } from 'react'
import {
  getLabelsHeight,
  type PlacedLabel,
  placeLabels,
  textWidth,
  type ValueAxis,
  valueAxis,
} from '../../chart/axis.ts'
import { forcedColorsText, seriesColors } from '../../chart/chart.variants.ts'
import { CategoryLabels, getAxisWidth, ValueGrid } from '../../chart/chart-axes.tsx'
import { type DrawnSeries, knownValues } from '../../chart/chart-model.ts'
import { ChartPlot } from '../../chart/chart-plot.tsx'
import { describeSeries } from '../../chart/describe-series.tsx'
import { getDash, getMarkerPath, LineSwatch } from '../../chart/markers.tsx'
import { useWidth } from '../../chart/use-width.ts'
import { cn } from '../../lib/cn.ts'
import { useDataMessages } from '../../lib/data-messages.ts'
import { getLineNames, type LineName } from './line-names.ts'

interface LinePlotProps {
  label: string
  categories: readonly string[]
  series: readonly DrawnSeries[]
  fromZero: boolean
  height: number
  formatValue: (value: number) => string
  formatTick: (value: number) => string
}

interface LineLayout {
  axis: ValueAxis
  left: number
  right: number
  /** The x position of each category. */
  categoryPositions: number[]
  /** The names at the ends of the lines; empty when they do not fit. */
  names: LineName[]
  /** The category names below the drawing. */
  labels: readonly PlacedLabel[]
  /** The bottom edge of the area of the lines, in pixels. */
  bottom: number
}

type LineLayoutArgs = Pick<LinePlotProps, 'categories' | 'series' | 'fromZero' | 'height' | 'formatTick'> & {
  width: number
}

const [top, side] = [12, 12]

/** @returns the position of every part, in pixels; again with more height when the category names need several lines. */
function lineLayout(args: LineLayoutArgs, labelsHeight = getLabelsHeight([])): LineLayout {
  const { categories, series, fromZero, width, height, formatTick } = args
  const bottom = height - labelsHeight
  const axis = valueAxis(knownValues(series), { range: [bottom, top], spacing: 44, fromZero })
  const left = getAxisWidth(axis, formatTick)
  const last = categories.length - 1
  const names = width < 520 ? [] : getLineNames(series, last, axis)
  const namesWidth = names.reduce((most, { text }) => Math.max(most, textWidth(text) + 4), 0)
  const right = Math.max(width - side - namesWidth, left + 1)
  const [first, plotWidth] = [left + side, right - left - side]
  const categoryPositions = categories.map(
    (_, index) => first + (last === 0 ? plotWidth / 2 : (index / last) * plotWidth),
  )
  const labels = placeLabels(categories, categoryPositions, right + side)
  const needed = getLabelsHeight(labels)
  if (needed > labelsHeight) return lineLayout(args, needed)
  return { axis, left, right, categoryPositions, names, labels, bottom }
}

/** The drawing of a line chart. */
export function LinePlot({ label, categories, series, fromZero, height, formatValue, formatTick }: LinePlotProps) {
  const messages = useDataMessages()
  const [ref, width] = useWidth()
  const layout = useMemo(
    () => lineLayout({ categories, series, fromZero, width, height, formatTick }),
    [categories, series, fromZero, width, height, formatTick],
  )
  const { axis, categoryPositions } = layout

  const getPosition = (index: number, category: number) => {
    const value = series[index]?.values[category] ?? null
    return value === null ? undefined : axis.position(value)
  }
  const findPoint = (x: number, y: number) => {
    if (categoryPositions.length === 0) return undefined
    const step = (categoryPositions[1] ?? 0) - (categoryPositions[0] ?? 0) || 1
    const category = Math.min(
      Math.max(Math.round((x - (categoryPositions[0] ?? 0)) / step), 0),
      categoryPositions.length - 1,
    )
    const distance = (index: number) => Math.abs((getPosition(index, category) ?? Number.POSITIVE_INFINITY) - y)
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
      findPoint={findPoint}
      anchor={({ category }) => ({
        x: categoryPositions[category] ?? 0,
        y: series.reduce((highest, _, index) => Math.min(highest, getPosition(index, category) ?? highest), height / 2),
      })}
      {...describeSeries({
        categories,
        series,
        formatValue,
        unknown: messages.unknownValue,
        swatch: ({ color, mark }) => <LineSwatch color={color} mark={mark} />,
      })}
      over={({ category, series: activeSeries }) => (
        <>
          <line
            x1={categoryPositions[category]}
            x2={categoryPositions[category]}
            y1={top}
            y2={layout.bottom}
            className="stroke-control forced-colors:stroke-[CanvasText]"
          />
          {series.map((one, index) => {
            const y = getPosition(index, category)
            if (y === undefined) return null
            return (
              <path
                key={index}
                d={getMarkerPath(one.mark, index === activeSeries ? 110 : 64)}
                transform={`translate(${categoryPositions[category]} ${y})`}
                fill="currentColor"
                strokeWidth="2"
                className={cn(seriesColors[one.color], forcedColorsText, 'stroke-surface-raised')}
              />
            )
          })}
        </>
      )}
    >
      <LineMarks layout={layout} categories={categories} series={series} formatTick={formatTick} />
    </ChartPlot>
  )
}

interface LineMarksProps extends Pick<LinePlotProps, 'categories' | 'series' | 'formatTick'> {
  layout: LineLayout
}

/** The lines, the axis and the category names. */
function LineMarks({
  layout: { axis, left, right, categoryPositions, names, labels, bottom },
  categories,
  series,
  formatTick,
}: LineMarksProps) {
  const step = (categoryPositions[1] ?? 0) - (categoryPositions[0] ?? 0)
  // Markers are at least 28 px apart, and the newest value always has one.
  const markerStep = categoryPositions.length > 1 ? Math.max(1, Math.ceil(28 / Math.max(step, 0.1))) : 1
  return (
    <>
      <ValueGrid axis={axis} formatValue={formatTick} left={left} right={right} />
      {series.map(({ values, color, mark }, index) => {
        // A line starts again after an unknown value.
        const path = values.map((value, category) =>
          value === null
            ? ''
            : `${(values[category - 1] ?? null) === null ? 'M' : 'L'}${categoryPositions[category]},${axis.position(value)}`,
        )
        const isIsolated = (category: number) =>
          (values[category - 1] ?? null) === null && (values[category + 1] ?? null) === null
        return (
          <g key={index} data-slot="chart-line" className={cn(seriesColors[color], forcedColorsText)}>
            <path
              d={path.join('')}
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinejoin="round"
              strokeDasharray={getDash(mark)}
            />
            {values.map(
              (value, category) =>
                value !== null &&
                // A value between two gaps has no line, so it always has a marker.
                ((values.length - 1 - category) % markerStep === 0 || isIsolated(category)) && (
                  <path
                    key={category}
                    d={getMarkerPath(mark)}
                    transform={`translate(${categoryPositions[category]} ${axis.position(value)})`}
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
      <CategoryLabels categories={categories} labels={labels} y={bottom} />
    </>
  )
}
