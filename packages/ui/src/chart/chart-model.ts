import type { ComponentProps, ReactNode } from 'react'
import type { ChartTone, SeriesColor } from './chart.variants.js'

/** A course of values, one for each category. */
export interface ChartSeries {
  label: string
  /** In the order of the categories; `null` where nothing is known. */
  values: readonly (number | null | undefined)[]
  /** What the values mean, when they are good or bad news; without it the series gets a colour of its own. */
  tone?: ChartTone | undefined
}

/** One value with its name. */
export interface ChartDatum {
  label: string
  /** `null` where nothing is known. */
  value: number | null | undefined
  tone?: ChartTone | undefined
}

/** What all charts share. */
export interface ChartProps extends Omit<ComponentProps<'figure'>, 'children' | 'aria-label'> {
  /** What the chart shows, and over what time: "Ordens por dia, últimos 30 dias". */
  label: string
  /** Hides the label from the eye, where a heading around the chart says the same. */
  labelHidden?: boolean | undefined
  /** What the categories are, the first column of the table: "Dia". */
  categoryLabel?: string | undefined
  /** How a value is written. */
  format?: ((value: number) => string) | undefined
  /** Height of the drawing in pixels. */
  height?: number | undefined
  /** Values are on their way: without any a skeleton keeps the place, otherwise those shown stay. */
  loading?: boolean | undefined
  /** Why there is nothing to show: "Não foi possível carregar as ordens por dia." */
  error?: ReactNode
  /** Tries again after an error. */
  onRetry?: (() => void) | undefined
  /** What is said when there are no values. */
  emptyText?: ReactNode
}

/** How a chart leads to the list behind a value. */
export interface ChartLinks {
  /** Follows an address without loading the page anew, as a router does. Clicks that open a new tab never come here. */
  onNavigate?: ((href: string) => void) | undefined
}

/** A series as it is drawn: as many values as categories, each a number or nothing. */
export interface DrawnSeries {
  label: string
  color: SeriesColor
  /** Its place in the rows of patterns, dashes and markers. */
  mark: number
  values: (number | null)[]
}

const clean = (value: number | null | undefined): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null

const ownColors = ['series-1', 'series-2', 'series-3', 'series-4', 'series-5', 'series-6'] as const

/** @returns the colour of the series in a place; after six they begin again, with other patterns. */
export const ownColor = (place: number): SeriesColor => ownColors[place % ownColors.length] ?? 'series-1'

/** @returns the series with gaps for what is missing, is no number, or stands behind the last category. */
export function drawn(series: readonly ChartSeries[], categories: number): DrawnSeries[] {
  return series.map(({ label, values, tone }, mark) => ({
    label,
    color: tone ?? ownColor(mark),
    mark,
    values: Array.from({ length: categories }, (_, index) => clean(values[index])),
  }))
}

/** @returns every known value. */
export const knownValues = (series: readonly DrawnSeries[]): number[] =>
  series.flatMap(({ values }) => values.filter((value) => value !== null))

const whole = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 })
const short = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1, notation: 'compact' })

/** A value as it is written in Brazil. */
export const writeNumber = (value: number): string => whole.format(value)

/** A value beside an axis, where ten thousand is "10 mil". */
export const writeShort = (value: number): string =>
  Math.abs(value) < 10_000 ? whole.format(value) : short.format(value)
