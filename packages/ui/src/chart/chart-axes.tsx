import { placeLabels, textWidth, type ValueAxis } from './axis.js'
import { axisText } from './chart.variants.js'

const line = 'stroke-line forced-colors:stroke-[CanvasText]'
const baseline = 'stroke-control forced-colors:stroke-[CanvasText]'

interface ValueGridProps {
  axis: ValueAxis
  write: (value: number) => string
  left: number
  right: number
}

/** @returns the room that the written values need beside the drawing. */
export const axisRoom = (axis: ValueAxis, write: (value: number) => string) =>
  Math.ceil(axis.ticks.reduce((most, tick) => Math.max(most, textWidth(write(tick))), 0)) + 10

/** Level lines with their values, and a stronger one at zero. */
export function ValueGrid({ axis, write, left, right }: ValueGridProps) {
  return axis.ticks.map((tick) => {
    const y = Math.round(axis.position(tick)) + 0.5
    return (
      <g key={tick}>
        <line x1={left} x2={right} y1={y} y2={y} className={tick === 0 ? baseline : line} />
        <text x={left - 8} y={y} dy="0.32em" textAnchor="end" className={axisText}>
          {write(tick)}
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

/** The names of the categories under the drawing; a shortened one tells its whole name to the pointer. */
export function CategoryLabels({ labels, middles, width, y }: CategoryLabelsProps) {
  return placeLabels(labels, middles, width).map(({ index, text, x }) => (
    <text key={index} x={x} y={y} textAnchor="middle" data-slot="chart-category" className={axisText}>
      {text}
      {text !== labels[index] && <title>{labels[index]}</title>}
    </text>
  ))
}
