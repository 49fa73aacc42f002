import type { ChartPoint } from './chart-plot.tsx'

interface PlotState {
  point: ChartPoint | undefined
  categories: number
  series: number
  categoryAxis: 'x' | 'y'
}

const arrows: Record<string, { axis: 'x' | 'y'; by: number }> = {
  ArrowRight: { axis: 'x', by: 1 },
  ArrowLeft: { axis: 'x', by: -1 },
  ArrowDown: { axis: 'y', by: 1 },
  ArrowUp: { axis: 'y', by: -1 },
}

/** @returns the point that a key moves to, limited to the ends; `undefined` for other keys. */
export function movePoint(key: string, { point, categories, series, categoryAxis }: PlotState): ChartPoint | undefined {
  const within = (value: number, size: number) => Math.min(Math.max(value, 0), size - 1)
  const to = (category: number) => ({ category: within(category, categories), series: point?.series ?? 0 })
  if (categories === 0) return undefined
  if (key === 'Home') return to(0)
  if (key === 'End') return to(categories - 1)
  const pageStep = Math.max(1, Math.round(categories / 10))
  if (key === 'PageDown') return to(point ? point.category + pageStep : 0)
  if (key === 'PageUp') return to(point ? point.category - pageStep : categories - 1)
  const arrow = arrows[key]
  if (!arrow) return undefined
  if (!point) return to(arrow.by > 0 ? 0 : categories - 1)
  if (arrow.axis === categoryAxis || series === 1) return to(point.category + arrow.by)
  return { category: point.category, series: within(point.series + arrow.by, series) }
}
