import { placeLabels, textWidth, type ValueAxis } from './axis.ts'
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

interface CategoryLabelsProps {
  labels: readonly string[]
  middles: readonly number[]
  width: number
  y: number
}

/** The category names below the drawing. A truncated name has the full name as its `title`. */
export function CategoryLabels({ labels, middles, width, y }: CategoryLabelsProps) {
  return placeLabels(labels, middles, width).map(({ index, text, x }) => (
    <text key={index} x={x} y={y} textAnchor="middle" data-slot="chart-category" className={axisText}>
      {text}
      {text !== labels[index] && <title>{labels[index]}</title>}
    </text>
  ))
}
