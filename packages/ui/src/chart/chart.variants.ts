/** What the values of a series mean. */
export type ChartTone = 'primary' | 'neutral' | 'success' | 'waiting' | 'warning' | 'danger' | 'info'

export type SeriesColor = ChartTone | 'series-1' | 'series-2' | 'series-3' | 'series-4' | 'series-5' | 'series-6'

/** Colours of marks; every mark also has a pattern, a dash or a shape of its own. */
export const seriesColors = {
  primary: 'text-primary',
  neutral: 'text-subtle',
  success: 'text-success',
  waiting: 'text-waiting',
  warning: 'text-warning',
  danger: 'text-danger',
  info: 'text-info',
  'series-1': 'text-series-1',
  'series-2': 'text-series-2',
  'series-3': 'text-series-3',
  'series-4': 'text-series-4',
  'series-5': 'text-series-5',
  'series-6': 'text-series-6',
} satisfies Record<SeriesColor, string>

/** Drawings keep their colours where the system replaces all others, so they take the system's themselves. */
export const inked = 'forced-colors:text-[CanvasText]'

/** The ink of an axis. */
export const axisText = 'fill-subtle text-xs figures forced-colors:fill-[CanvasText]'
