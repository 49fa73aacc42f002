import { type PlacedLabel, textWidth, type ValueAxis } from './axis.ts'
import { axisText } from './chart.variants.ts'

const line = 'stroke-line forced-colors:stroke-[CanvasText]'
const baseline = 'stroke-control forced-colors:stroke-[CanvasText]'

interface ValueGridProps {
  axis: ValueAxis
  formatValue: (value: number) => string
  left: number
  right: number
}

/** @returns the width of the tick labels next to the drawing, in pixels. */
export const getAxisWidth = (axis: ValueAxis, formatValue: (value: number) => string) =>
  Math.ceil(axis.ticks.reduce((most, tick) => Math.max(most, textWidth(formatValue(tick))), 0)) + 10

/** Horizontal grid lines with their values, and a stronger line at zero. */
export function ValueGrid({ axis, formatValue, left, right }: ValueGridProps) {
  return axis.ticks.map((tick) => {
    const y = Math.round(axis.position(tick)) + 0.5
    return (
      <g key={tick}>
        <line x1={left} x2={right} y1={y} y2={y} className={tick === 0 ? baseline : line} />
        <text x={left - 8} y={y} dy="0.32em" textAnchor="end" className={axisText}>
          {formatValue(tick)}
        </text>
      </g>
    )
  })
}

interface TextLinesProps {
  lines: readonly string[]
  x: number
  /** The distance of the first line from the position of the text. */
  dy?: string | undefined
}

/** The lines of a wrapped name, in a `text` element. */
export function TextLines({ lines, x, dy }: TextLinesProps) {
  return lines.map((line, index) => (
    <tspan key={index} x={x} dy={index > 0 ? '1.2em' : dy}>
      {line}
    </tspan>
  ))
}

interface CategoryLabelsProps {
  categories: readonly string[]
  labels: readonly PlacedLabel[]
  /** The bottom of the plot area. */
  y: number
}

/** The category names below the drawing. A truncated name has the full name as its `title`. */
export function CategoryLabels({ categories, labels, y }: CategoryLabelsProps) {
  return labels.map(({ index, lines, x }) => (
    <text key={index} y={y + 18} textAnchor="middle" data-slot="chart-category" className={axisText}>
      <TextLines lines={lines} x={x} />
      {lines.join(' ') !== categories[index] && <title>{categories[index]}</title>}
    </text>
  ))
}
