import type { ComponentProps, ReactNode } from 'react'
import { type ChartTone, type SeriesColor, seriesHues } from './chart.variants.ts'

/** A series of values, one for each category. */
export interface ChartSeries {
  /** The name of the series. */
  label: string
  /** In the order of the categories; `null` for unknown values. */
  values: readonly (number | null | undefined)[]
  /** The meaning of the values, when they are good or bad. Without it, the series gets a colour from the palette. */
  tone?: ChartTone | undefined
}

/** One value with its name. */
export interface ChartDatum {
  /** The name of the value. */
  label: string
  /** `null` when unknown. */
  value: number | null | undefined
  /** The meaning, which decides the colors. */
  tone?: ChartTone | undefined
}

/** The props shared by all charts. */
export interface ChartProps extends Omit<ComponentProps<'figure'>, 'children' | 'aria-label'> {
  /** The content and the period of the chart: "Ordens por dia, últimos 30 dias". */
  label: string
  /** Hides the label visually. Use it when a heading around the chart has the same text. */
  labelHidden?: boolean | undefined
  /** The name of the categories, used as the first column of the table: "Dia". */
  categoryLabel?: string | undefined
  /** Formats a value as text. */
  format?: ((value: number) => string) | undefined
  /**
   * The height of the drawing, in pixels.
   * @default 240
   */
  height?: number | undefined
  /** Whether values are loading. Without values a skeleton is shown; otherwise the current values stay visible. */
  loading?: boolean | undefined
  /** The error message, shown instead of the chart: "Não foi possível carregar as ordens por dia.". */
  error?: ReactNode
  /** Called when the user presses the retry button of the error. */
  onRetry?: (() => void) | undefined
  /** The text shown when there are no values. */
  emptyText?: ReactNode
}

/** The navigation from a chart to the list behind a value. */
export interface ChartLinks {
  /** Navigates without reloading the page, as a router does. It is not called for clicks that open a new tab. */
  onNavigate?: ((href: string) => void) | undefined
}

/** A series prepared for drawing: one entry per category, each a finite number or `undefined`. */
export interface DrawnSeries {
  label: string
  color: SeriesColor
  /** The index of its pattern, dash and marker. */
  mark: number
  /** Whether an earlier series has the same hue, so that only the pattern, dash or marker distinguishes them. */
  isHueRepeated: boolean
  values: (number | null)[]
}

const clean = (value: number | null | undefined): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null

const paletteColors = ['series-1', 'series-2', 'series-3', 'series-4', 'series-5', 'series-6'] as const

/** @returns the colour of the series at an index. After six series the colours repeat, with other patterns. */
export const getSeriesColor = (index: number): SeriesColor => paletteColors[index % paletteColors.length] ?? 'series-1'

/** @returns the series with one entry per category: `undefined` for missing or invalid values, without extra values. */
export function toDrawnSeries(series: readonly ChartSeries[], categories: number): DrawnSeries[] {
  const hues = new Set<string>()
  return series.map(({ label, values, tone }, mark) => {
    const color = tone ?? getSeriesColor(mark)
    const isHueRepeated = hues.has(seriesHues[color])
    hues.add(seriesHues[color])
    return {
      label,
      color,
      mark,
      isHueRepeated,
      values: Array.from({ length: categories }, (_, index) => clean(values[index])),
    }
  })
}

/** @returns all known values. */
export const knownValues = (series: readonly DrawnSeries[]): number[] =>
  series.flatMap(({ values }) => values.filter((value) => value !== null))
