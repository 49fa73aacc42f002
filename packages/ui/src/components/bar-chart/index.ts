export type { BarDirection } from '../../lib/chart/bar-layout.js'
export type { ChartTone } from '../../lib/chart/chart.variants.js'
export type { ChartDatum, ChartLinks, ChartProps, ChartSeries } from '../../lib/chart/chart-model.js'
export * from './bar-chart.js'
