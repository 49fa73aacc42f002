import { cn } from '../../lib/cn.ts'
import type { StatTrend } from './stat-card.tsx'

const [width, height, margin] = [100, 24, 1.5]

/** Draws the values of a period as a line, and those of the period before as a dashed one, on a common scale. */
export function TrendLine({ values, before = [], from = 0, label }: StatTrend) {
  const highest = Math.max(...[...values, ...before].map((value) => value ?? from))
  const scale = { from, range: highest - from || 1 }
  const lines = [
    { points: before, dashed: true, className: 'text-subtle' },
    { points: values, dashed: false, className: 'text-primary' },
  ]
  return (
    <svg
      role="img"
      aria-label={label}
      data-slot="stat-card-trend"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="mt-1 h-8 w-full overflow-visible"
    >
      {lines.map(({ points, dashed, className }) => (
        <path
          key={className}
          d={toPath(points, scale)}
          fill="none"
          stroke="currentColor"
          strokeWidth={dashed ? 1 : 1.75}
          strokeDasharray={dashed ? '3 3' : undefined}
          strokeLinecap="round"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
          className={cn(className, 'forced-colors:text-[CanvasText]')}
        />
      ))}
    </svg>
  )
}

/** A path with a gap where a value is missing. A value between two gaps is a dot: a line without length. */
function toPath(points: StatTrend['values'], { from, range }: { from: number; range: number }): string {
  const step = points.length > 1 ? width / (points.length - 1) : 0
  return points
    .map((value, index) => {
      if (value === null) return ''
      const x = round(points.length > 1 ? index * step : width / 2)
      const y = round(height - margin - ((value - from) / range) * (height - 2 * margin))
      const isStart = (points[index - 1] ?? null) === null
      return isStart ? `M${x} ${y}h0` : `L${x} ${y}`
    })
    .join('')
}

const round = (value: number): number => Math.round(value * 100) / 100
