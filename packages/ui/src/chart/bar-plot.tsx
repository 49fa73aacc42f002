'use client'
import { useMemo } from 'react'
import { useDataMessages } from '../lib/data-messages.ts'
import { type BarDirection, barLayout } from './bar-layout.ts'
import { BarMarks } from './bar-marks.tsx'
import type { SeriesColor } from './chart.variants.ts'
import { Swatch } from './chart-legend.tsx'
import type { DrawnSeries } from './chart-model.ts'
import { ChartPlot, type ChartPoint } from './chart-plot.tsx'
import { describeSeries } from './describe-series.tsx'
import { useWidth } from './use-width.ts'

interface BarPlotProps {
  label: string
  categories: readonly string[]
  series: readonly DrawnSeries[]
  direction: BarDirection
  height: number
  formatValue: (value: number) => string
  formatTick: (value: number) => string
  /** Returns the colour of one category, where it differs from the colour of its series. */
  getCategoryColor?: ((category: number) => SeriesColor | undefined) | undefined
  getPointHref?: ((category: number, series: number) => string | undefined) | undefined
  onNavigate?: ((href: string) => void) | undefined
  /** The id of the patterns, shared with the legend. */
  patterns: string
}

/** The drawing shared by the bar charts. Several series are stacked. */
export function BarPlot({
  label,
  categories,
  series,
  direction,
  height,
  formatValue,
  formatTick,
  getCategoryColor,
  getPointHref,
  onNavigate,
  patterns,
}: BarPlotProps) {
  const messages = useDataMessages()
  const [ref, width] = useWidth()
  const layout = useMemo(
    () => barLayout({ categories, series, direction, width, height, formatValue, formatTick }),
    [categories, series, direction, width, height, formatValue, formatTick],
  )
  const isVertical = direction === 'column'

  const findPoint = (x: number, y: number): ChartPoint | undefined => {
    const categoryAxis = isVertical ? x : y
    const category = layout.bands.findIndex(({ start, size }) => categoryAxis >= start && categoryAxis < start + size)
    if (category < 0) return undefined
    const hit = layout.bars.find((bar) =>
      bar.category !== category
        ? false
        : isVertical
          ? y >= bar.y && y < bar.y + bar.height
          : x >= bar.x && x < bar.x + bar.width,
    )
    return { category, series: hit?.series ?? 0 }
  }
  const anchor = ({ category }: ChartPoint) => {
    const band = layout.bands[category]
    const bars = layout.bars.filter((bar) => bar.category === category)
    if (!band) return { x: 0, y: 0 }
    return isVertical
      ? {
          x: band.middle,
          y: bars.reduce((top, bar) => Math.min(top, bar.y), height / 2),
          radius: Math.min(band.size / 2, 40) + 4,
        }
      : { x: bars.reduce((end, bar) => Math.max(end, bar.x + bar.width), layout.left), y: band.start + band.size }
  }

  return (
    <ChartPlot
      ref={ref}
      label={label}
      width={width}
      height={layout.height}
      categories={categories.length}
      series={series.length}
      categoryAxis={isVertical ? 'x' : 'y'}
      anchor={anchor}
      findPoint={findPoint}
      href={getPointHref && (({ category, series: index }) => getPointHref(category, index))}
      onNavigate={onNavigate}
      {...describeSeries({
        categories,
        series,
        formatValue,
        unknown: messages.unknownValue,
        swatch: (one) => <Swatch series={one} patterns={patterns} />,
      })}
      under={({ category }) => {
        const band = layout.bands[category]
        if (!band) return null
        return (
          <rect
            {...(isVertical
              ? { x: band.start, y: 0, width: band.size, height: layout.bottom + 4 }
              : { x: 0, y: band.start, width, height: band.size })}
            rx="4"
            className="fill-surface-hover"
          />
        )
      }}
      over={({ category, series: activeSeries }) => {
        const bar = layout.bars.find((one) => one.category === category && one.series === activeSeries)
        if (!bar) return null
        return (
          <rect
            x={bar.x - 1.5}
            y={bar.y - 1.5}
            width={bar.width + 3}
            height={bar.height + 3}
            rx="3"
            fill="none"
            strokeWidth="2"
            className="pointer-events-none stroke-text forced-colors:stroke-[Highlight]"
          />
        )
      }}
    >
      <BarMarks
        layout={layout}
        categories={categories}
        series={series}
        isVertical={isVertical}
        width={width}
        formatTick={formatTick}
        getCategoryColor={getCategoryColor}
        getPointHref={getPointHref}
        onNavigate={onNavigate}
        patterns={patterns}
      />
    </ChartPlot>
  )
}
