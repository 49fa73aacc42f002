import { arc, pie } from 'd3-shape'
import type { SeriesColor } from '../../chart/chart.variants.ts'
import { type ChartDatum, getSeriesColor } from '../../chart/chart-model.ts'

export interface Slice {
  label: string
  value: number
  /** Its share of the total, from 0 to 1. */
  share: number
  color: SeriesColor
  mark: number
  path: string
  /** The centre of the slice, relative to the centre of the ring. */
  x: number
  y: number
  /** The index of its value in the data; `undefined` for the combined slice. */
  index: number | undefined
}

const maxSlices = 6

/**
 * Returns the slices of a ring with the given radius. Only values above zero have a slice; beyond six, which would be
 * hard to distinguish, the smallest are combined.
 */
export function toSlices(
  data: readonly ChartDatum[],
  radius: number,
  formatOthers: (count: number) => string,
): Slice[] {
  const parts = data.flatMap(({ label, value, tone }, index) =>
    typeof value === 'number' && Number.isFinite(value) && value > 0 ? [{ label, value, tone, index }] : [],
  )
  const largestParts = new Set(
    parts.length > maxSlices ? [...parts].sort((a, b) => b.value - a.value).slice(0, maxSlices - 1) : parts,
  )
  const rest = parts.filter((part) => !largestParts.has(part))
  const drawnParts: {
    label: string
    value: number
    tone?: ChartDatum['tone'] | undefined
    index?: number | undefined
  }[] = parts.filter((part) => largestParts.has(part))
  if (rest.length > 0) {
    drawnParts.push({
      label: formatOthers(rest.length),
      value: rest.reduce((sum, { value }) => sum + value, 0),
      tone: 'neutral',
    })
  }
  const total = drawnParts.reduce((sum, { value }) => sum + value, 0)
  const ring = arc<{ startAngle: number; endAngle: number }>()
    .innerRadius(radius * 0.62)
    .outerRadius(radius)
    .cornerRadius(2)
  const angles = pie<{ value: number }>()
    .sort(null)
    .value(({ value }) => value)(drawnParts)
  return drawnParts.map(({ label, value, tone, index }, mark) => {
    const angle = angles[mark] ?? { startAngle: 0, endAngle: 0 }
    const [x, y] = ring.centroid(angle)
    return {
      label,
      value,
      share: value / total,
      color: tone ?? getSeriesColor(mark),
      mark,
      path: ring(angle) ?? '',
      x,
      y,
      index,
    }
  })
}
