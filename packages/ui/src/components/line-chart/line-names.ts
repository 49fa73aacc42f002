import { textWidth, truncate, type ValueAxis } from '../../chart/axis.ts'
import type { DrawnSeries } from '../../chart/chart-model.ts'

export interface LineName {
  text: string
  y: number
}

const [lineHeight, widest] = [14, 132]

/**
 * Returns the names at the ends of the lines, so that the legend is not needed. Returns none where a line ends before
 * the last category, two ends are too close, or a name would be truncated too much.
 */
export function getLineNames(series: readonly DrawnSeries[], last: number, axis: ValueAxis): LineName[] {
  if (series.length < 2) return []
  const names: LineName[] = []
  for (const { label, values } of series) {
    const value = values[last] ?? null
    if (value === null || textWidth(label) > widest * 1.4) return []
    names.push({ text: truncate(label, widest), y: axis.position(value) })
  }
  const levels = names.map(({ y }) => y).sort((a, b) => a - b)
  return levels.some((level, index) => index > 0 && level - (levels[index - 1] ?? 0) < lineHeight) ? [] : names
}
