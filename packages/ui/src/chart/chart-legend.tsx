import type { ReactNode } from 'react'
import { cn } from '../lib/cn.ts'
import { forcedColorsText, seriesColors } from './chart.variants.ts'
import type { DrawnSeries } from './chart-model.ts'
import { PatternFill } from './chart-patterns.tsx'

interface SwatchProps {
  series: DrawnSeries
  /** The id of the patterns in the drawing. */
  patterns: string
}

/** A sample of the fill of a bar or slice. */
export function Swatch({ series, patterns }: SwatchProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 14 14"
      className={cn('size-3.5 shrink-0', seriesColors[series.color], forcedColorsText)}
    >
      <rect width="14" height="14" rx="3" fill="currentColor" />
      <PatternFill width="14" height="14" rx="3" patterns={patterns} series={series} />
    </svg>
  )
}

interface ChartLegendProps {
  items: readonly { label: string; swatch: ReactNode }[]
}

/** Shows the colour, pattern or dash of each series. */
export function ChartLegend({ items }: ChartLegendProps) {
  return (
    <ul data-slot="chart-legend" className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {items.map(({ label, swatch }, index) => (
        <li key={index} className="flex min-w-0 items-center gap-1.5">
          {swatch}
          <span className="min-w-0 wrap-anywhere">{label}</span>
        </li>
      ))}
    </ul>
  )
}
