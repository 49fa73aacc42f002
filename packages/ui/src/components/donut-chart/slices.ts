import { arc, pie } from 'd3-shape'
import type { SeriesColor } from '../../chart/chart.variants.js'
import { type ChartDatum, ownColor } from '../../chart/chart-model.js'

export interface Slice {
  label: string
  value: number
  /** Its part of the whole, from 0 to 1. */
  share: number
  color: SeriesColor
  mark: number
  path: string
  /** The middle of the slice, from the middle of the ring. */
  x: number
  y: number
  /** The place of its value in the data; the slice of all others has none. */
  index: number | undefined
}

const most = 6

/**
 * The slices of a ring of the given radius. Only what is above zero has a slice; beyond six, where nobody can tell
 * them apart any more, the smallest are one.
 */
export function slices(data: readonly ChartDatum[], radius: number, others: (count: number) => string): Slice[] {
  const parts = data.flatMap(({ label, value, tone }, index) =>
    typeof value === 'number' && Number.isFinite(value) && value > 0 ? [{ label, value, tone, index }] : [],
  )
  const kept = new Set(parts.length > most ? [...parts].sort((a, b) => b.value - a.value).slice(0, most - 1) : parts)
  const rest = parts.filter((part) => !kept.has(part))
  const shown: { label: string; value: number; tone?: ChartDatum['tone'] | undefined; index?: number | undefined }[] =
    parts.filter((part) => kept.has(part))
  if (rest.length > 0) {
    shown.push({ label: others(rest.length), value: rest.reduce((sum, { value }) => sum + value, 0), tone: 'neutral' })
  }
  const total = shown.reduce((sum, { value }) => sum + value, 0)
  const ring = arc<{ startAngle: number; endAngle: number }>()
    .innerRadius(radius * 0.62)
    .outerRadius(radius)
    .cornerRadius(2)
  const angles = pie<{ value: number }>()
    .sort(null)
    .value(({ value }) => value)(shown)
  return shown.map(({ label, value, tone, index }, mark) => {
    const angle = angles[mark] ?? { startAngle: 0, endAngle: 0 }
    const [x, y] = ring.centroid(angle)
    return {
      label,
      value,
      share: value / total,
      color: tone ?? ownColor(mark),
      mark,
      path: ring(angle) ?? '',
      x,
      y,
      index,
    }
  })
}
