import { scaleBand } from 'd3-scale'
import { stack, stackOffsetDiverging } from 'd3-shape'
import { textWidth, type ValueAxis, valueAxis } from './axis.js'
import { axisRoom } from './chart-axes.js'
import type { DrawnSeries } from './chart-model.js'

/** Bars stand upright, or lie, which leaves room for long names. */
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
  /** The band of each category, across the direction of the bars. */
  bands: { start: number; middle: number; size: number }[]
  /** Where the bars of a category end, for the value that is written there; nothing where nothing is known. */
  ends: ({ x: number; y: number; text: string } | undefined)[]
  axis: ValueAxis
  left: number
  /** The height of the whole drawing. */
  height: number
}

interface BarGround {
  categories: readonly string[]
  series: readonly DrawnSeries[]
  direction: BarDirection
  width: number
  height: number
  write: (value: number) => string
  writeTick: (value: number) => string
}

const bottom = 24
const lying = 36
const widestBar = 56

/** @returns from where to where each value reaches: those above zero pile upwards, those below it downwards. */
function piles(series: readonly DrawnSeries[], categories: number) {
  const pile = stack<unknown, number, number>()
    .keys(series.keys())
    .value((category, index) => series[index]?.values[category] ?? 0)
    .offset(stackOffsetDiverging)
  return pile(Array(categories).keys())
}

/** @returns where every bar stands, in pixels. */
export function barLayout({ categories, series, direction, width, height, write, writeTick }: BarGround): BarLayout {
  const upright = direction === 'column'
  const piled = piles(series, categories.length)
  const reached = piled.flatMap((rows) => rows.flat())
  const totals = categories.map((_, category) => {
    const values = series.flatMap(({ values }) => values[category] ?? [])
    return values.length > 0 ? write(values.reduce((sum, value) => sum + value, 0)) : undefined
  })
  const widestTotal = totals.reduce((most, text) => Math.max(most, textWidth(text ?? '')), 0)
  const fullHeight = upright ? height : Math.max(categories.length, 1) * lying

  // The axis decides how much room its values need, so it is made before its place is known.
  const draft = valueAxis(reached, { range: [height - bottom, 20], spacing: 44 })
  const widestName = categories.reduce((most, name) => Math.max(most, textWidth(name)), 0)
  const left = upright ? axisRoom(draft, writeTick) : Math.min(Math.ceil(widestName) + 12, width * 0.4)
  const axis = upright
    ? draft
    : valueAxis(reached, { range: [left, Math.max(width - widestTotal - 12, left + 1)], spacing: 80 })

  const band = scaleBand<number>()
    .domain(categories.map((_, index) => index))
    .range(upright ? [left, width] : [0, fullHeight])
    .paddingInner(0.3)
    .paddingOuter(0.15)
  const thickness = Math.min(band.bandwidth(), widestBar)
  const bands = categories.map((_, index) => {
    const middle = (band(index) ?? 0) + band.bandwidth() / 2
    return { start: middle - band.step() / 2, middle, size: band.step() }
  })

  const bars = piled.flatMap((rows, index) =>
    rows.flatMap(([from, to], category) => {
      const value = series[index]?.values[category]
      const middle = bands[category]?.middle ?? 0
      if (!value) return []
      const [start, end] = [axis.position(from), axis.position(to)]
      const low = Math.min(start, end)
      // Something is never drawn as nothing.
      const length = Math.max(Math.abs(end - start), 1)
      const across = middle - thickness / 2
      return upright
        ? { category, series: index, x: across, y: low, width: thickness, height: length }
        : { category, series: index, x: low, y: across, width: length, height: thickness }
    }),
  )
  const fits = bands.length === 0 || upright === false || widestTotal + 4 <= (bands[0]?.size ?? 0)
  const ends = categories.map((_, category) => {
    const text = totals[category]
    if (text === undefined || !fits) return undefined
    const own = piled.flatMap((rows) => rows[category] ?? [0])
    const far = axis.position(Math.max(0, ...own))
    const middle = bands[category]?.middle ?? 0
    return upright ? { x: middle, y: far - 6, text } : { x: far + 6, y: middle, text }
  })
  return { bars, bands, ends, axis, left, height: fullHeight }
}
