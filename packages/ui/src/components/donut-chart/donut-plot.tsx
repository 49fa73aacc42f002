'use client'
import { forcedColorsText, seriesColors } from '../../chart/chart.variants.ts'
import { ChartPatterns, getPatternFill } from '../../chart/chart-patterns.tsx'
import { ChartPlot, TooltipRows } from '../../chart/chart-plot.tsx'
import { navigateOnClick } from '../../chart/navigate-on-click.ts'
import { cn } from '../../lib/cn.ts'
import { useDataMessages } from '../../lib/data-messages.ts'
import type { Slice } from './slices.ts'

interface DonutPlotProps {
  label: string
  parts: readonly Slice[]
  size: number
  patterns: string
  formatValue: (value: number) => string
  formatShare: (share: number) => string
  total: string
  totalLabel: string
  getPointHref: ((index: number | undefined) => string | undefined) | undefined
  onNavigate: ((href: string) => void) | undefined
}

/** The ring, with the total in its centre. */
export function DonutPlot({
  label,
  parts,
  size,
  patterns,
  formatValue,
  formatShare,
  total,
  totalLabel,
  getPointHref,
  onNavigate,
}: DonutPlotProps) {
  const messages = useDataMessages()
  const middle = size / 2
  const findPoint = (x: number, y: number) => {
    const distance = Math.hypot(x - middle, y - middle)
    if (distance > middle || distance < middle * 0.62) return undefined
    const turn = (Math.atan2(y - middle, x - middle) / (2 * Math.PI) + 1.25) % 1
    let end = 0
    const category = parts.findIndex(({ share }) => {
      end += share
      return turn <= end
    })
    return category < 0 ? undefined : { category, series: 0 }
  }
  const describeValue = (index: number) => {
    const part = parts[index]
    return part ? `${formatValue(part.value)} (${formatShare(part.share)})` : messages.unknownValue
  }
  return (
    <div style={{ width: size }} className="shrink-0">
      <ChartPlot
        label={label}
        width={size}
        height={size}
        categories={parts.length}
        findPoint={findPoint}
        anchor={({ category }) => ({ x: middle + (parts[category]?.x ?? 0), y: middle + (parts[category]?.y ?? 0) })}
        announce={({ category }) => `${parts[category]?.label}: ${describeValue(category)}`}
        tooltip={({ category }) => (
          <TooltipRows
            title={parts[category]?.label ?? ''}
            rows={[
              { label: messages.value, value: formatValue(parts[category]?.value ?? 0) },
              { label: messages.percentage, value: formatShare(parts[category]?.share ?? 0) },
            ]}
          />
        )}
        over={({ category }) => (
          <path
            d={parts[category]?.path}
            transform={`translate(${middle} ${middle})`}
            fill="none"
            strokeWidth="2"
            className="pointer-events-none stroke-text forced-colors:stroke-[Highlight]"
          />
        )}
        href={getPointHref && (({ category }) => getPointHref(parts[category]?.index))}
        onNavigate={onNavigate}
      >
        <ChartPatterns id={patterns} />
        {parts.length === 0 && (
          <circle
            cx={middle}
            cy={middle}
            r={middle * 0.81}
            fill="none"
            strokeWidth={middle * 0.38}
            className="stroke-line forced-colors:stroke-[GrayText]"
          />
        )}
        {parts.map(({ path, color, mark, index }) => {
          const pattern = getPatternFill(patterns, mark)
          const href = getPointHref?.(index)
          const slice = (
            <g
              key={mark}
              data-slot="chart-slice"
              transform={`translate(${middle} ${middle})`}
              className={cn(seriesColors[color], forcedColorsText)}
            >
              <path d={path} fill="currentColor" />
              {pattern && <path d={path} fill={pattern} />}
              {parts.length > 1 && <path d={path} fill="none" strokeWidth="2" className="stroke-surface-raised" />}
            </g>
          )
          if (href === undefined) return slice
          return (
            <a key={mark} href={href} tabIndex={-1} onClick={(event) => navigateOnClick(event, href, onNavigate)}>
              {slice}
            </a>
          )
        })}
        <text
          x={middle}
          y={middle - 2}
          textAnchor="middle"
          className="fill-text text-xl font-semibold figures forced-colors:fill-[CanvasText]"
        >
          {total}
        </text>
        <text
          x={middle}
          y={middle + 18}
          textAnchor="middle"
          className="fill-subtle text-xs forced-colors:fill-[CanvasText]"
        >
          {totalLabel}
        </text>
      </ChartPlot>
    </div>
  )
}
