import { scaleBand } from 'd3-scale'
import { stack, stackOffsetDiverging } from 'd3-shape'
import { getLabelsHeight, type PlacedLabel, placeLabels, textWidth, type ValueAxis, valueAxis } from './axis.ts'
import { getAxisWidth } from './chart-axes.tsx'
import type { DrawnSeries } from './chart-model.ts'

/** The direction of the bars: `column` is vertical; `row` is horizontal and leaves space for long names. */
export type BarDirection = 'column' | 'row'

/** One bar, or one part of a stacked bar. */
export interface Bar {
  category: number
  series: number
  x: number
  y: number
  width: number
  height: number
}

export interface BarLayout {
  bars: Bar[]
  /** The band of each category, on the axis across the bars. */
  bands: { start: number; middle: number; size: number }[]
  /** The end of each category's bars, where the value is written; `undefined` for unknown values and zeros. */
  ends: ({ x: number; y: number; text: string } | undefined)[]
  axis: ValueAxis
  left: number
  /** The category names below vertical bars. */
  labels: readonly PlacedLabel[]
  /** The bottom edge of the area of the bars, in pixels. */
  bottom: number
  /** The height of the full drawing, in pixels. */
  height: number
}

interface BarLayoutArgs {
  categories: readonly string[]
  series: readonly DrawnSeries[]
  direction: BarDirection
  width: number
  height: number
  formatValue: (value: number) => string
  formatTick: (value: number) => string
}

const horizontalBandHeight = 36
const widestBar = 56

/** @returns the start and end of each value: positive values stack upwards, negative values downwards. */
function stackValues(series: readonly DrawnSeries[], categories: number) {
  const pile = stack<unknown, number, number>()
    .keys(series.keys())
    .value((category, index) => series[index]?.values[category] ?? 0)
    .offset(stackOffsetDiverging)
  return pile(Array(categories).keys())
}

/**
 * @returns the position of every bar, in pixels. Names of several lines need a larger height below the bars than one
 * line, which moves the axis, so the layout is calculated again with it.
 */
export function barLayout(args: BarLayoutArgs, labelsHeight = getLabelsHeight([])): BarLayout {
  const layout = calculateLayout(args, labelsHeight)
  const needed = getLabelsHeight(layout.labels)
  return needed > labelsHeight ? barLayout(args, needed) : layout
}

function calculateLayout(
  { categories, series, direction, width, height, formatValue, formatTick }: BarLayoutArgs,
  labelsHeight: number,
): BarLayout {
  const isVertical = direction === 'column'
  const stacks = stackValues(series, categories.length)
  const stackEdges = stacks.flatMap((rows) => rows.flat())
  const totals = categories.map((_, category) => {
    const values = series.flatMap(({ values }) => values[category] ?? [])
    // A zero has no bar to label; the table has it.
    return values.some((value) => value !== 0) ? formatValue(values.reduce((sum, value) => sum + value, 0)) : undefined
  })
  const widestTotal = totals.reduce((most, text) => Math.max(most, textWidth(text ?? '')), 0)
  const fullHeight = isVertical ? height : Math.max(categories.length, 1) * horizontalBandHeight

  // The width of the tick labels depends on the axis, so a draft axis is created before its position is calculated.
  const bottom = isVertical ? height - labelsHeight : fullHeight
  const draft = valueAxis(stackEdges, { range: [bottom, 20], spacing: 44 })
  const widestName = categories.reduce((most, name) => Math.max(most, textWidth(name)), 0)
  const left = isVertical ? getAxisWidth(draft, formatTick) : Math.min(Math.ceil(widestName) + 12, width * 0.4)
  const axis = isVertical
    ? draft
    : valueAxis(stackEdges, { range: [left, Math.max(width - widestTotal - 12, left + 1)], spacing: 80 })

  const band = scaleBand<number>()
    .domain(categories.map((_, index) => index))
    .range(isVertical ? [left, width] : [0, fullHeight])
    .paddingInner(0.3)
    .paddingOuter(0.15)
  const thickness = Math.min(band.bandwidth(), widestBar)
  const bands = categories.map((_, index) => {
    const middle = (band(index) ?? 0) + band.bandwidth() / 2
    return { start: middle - band.step() / 2, middle, size: band.step() }
  })

  const bars = stacks.flatMap((rows, index) =>
    rows.flatMap(([from, to], category) => {
      const value = series[index]?.values[category]
      const middle = bands[category]?.middle ?? 0
      if (!value) return []
      const [start, end] = [axis.position(from), axis.position(to)]
      const low = Math.min(start, end)
      // A value other than zero is at least one pixel long.
      const length = Math.max(Math.abs(end - start), 1)
      const across = middle - thickness / 2
      return isVertical
        ? { category, series: index, x: across, y: low, width: thickness, height: length }
        : { category, series: index, x: low, y: across, width: length, height: thickness }
    }),
  )
  const fits = bands.length === 0 || isVertical === false || widestTotal + 4 <= (bands[0]?.size ?? 0)
  const ends = categories.map((_, category) => {
    const text = totals[category]
    if (text === undefined || !fits) return undefined
    const categoryRows = stacks.flatMap((rows) => rows[category] ?? [0])
    const outerEdge = axis.position(Math.max(0, ...categoryRows))
    const middle = bands[category]?.middle ?? 0
    return isVertical ? { x: middle, y: outerEdge - 6, text } : { x: outerEdge + 6, y: middle, text }
  })
  const middles = bands.map(({ middle }) => middle)
  const labels = isVertical ? placeLabels(categories, middles, width) : []
  return { bars, bands, ends, axis, left, labels, bottom, height: fullHeight }
}
