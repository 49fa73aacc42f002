/** The meaning of the values of a series. */
export type ChartTone = 'primary' | 'neutral' | 'success' | 'waiting' | 'warning' | 'danger' | 'info'

export type SeriesColor = ChartTone | 'series-1' | 'series-2' | 'series-3' | 'series-4' | 'series-5' | 'series-6'

/** The colours of marks. Each mark also has its pattern (in print and in forced colours), dash or shape. */
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

/** The hue of each colour. A tone and a colour of the palette with the same hue look alike. */
export const seriesHues: Record<SeriesColor, string> = {
  primary: 'blue',
  neutral: 'grey',
  success: 'green',
  waiting: 'yellow',
  warning: 'orange',
  danger: 'red',
  info: 'cyan',
  'series-1': 'blue',
  'series-2': 'yellow',
  'series-3': 'plum',
  'series-4': 'cyan',
  'series-5': 'orange',
  'series-6': 'grey',
}

/** SVG colours are not replaced in forced-colors mode, so the system colour is set here. */
export const forcedColorsText = 'forced-colors:text-[CanvasText]'

/** The style of axis labels. */
export const axisText = 'fill-subtle text-xs figures forced-colors:fill-[CanvasText]'
