import type { ChartPoint } from './chart-plot.js'

interface Ground {
  point: ChartPoint | undefined
  categories: number
  series: number
  along: 'x' | 'y'
}

const arrows: Record<string, { axis: 'x' | 'y'; by: number }> = {
  ArrowRight: { axis: 'x', by: 1 },
  ArrowLeft: { axis: 'x', by: -1 },
  ArrowDown: { axis: 'y', by: 1 },
  ArrowUp: { axis: 'y', by: -1 },
}

/** @returns where a key leads, staying at the ends; `undefined` for keys that lead nowhere. */
export function steps(key: string, { point, categories, series, along }: Ground): ChartPoint | undefined {
  const within = (value: number, size: number) => Math.min(Math.max(value, 0), size - 1)
  const to = (category: number) => ({ category: within(category, categories), series: point?.series ?? 0 })
  if (categories === 0) return undefined
  if (key === 'Home') return to(0)
  if (key === 'End') return to(categories - 1)
  const leap = Math.max(1, Math.round(categories / 10))
  if (key === 'PageDown') return to(point ? point.category + leap : 0)
  if (key === 'PageUp') return to(point ? point.category - leap : categories - 1)
  const arrow = arrows[key]
  if (!arrow) return undefined
  if (!point) return to(arrow.by > 0 ? 0 : categories - 1)
  if (arrow.axis === along || series === 1) return to(point.category + arrow.by)
  return { category: point.category, series: within(point.series + arrow.by, series) }
}
