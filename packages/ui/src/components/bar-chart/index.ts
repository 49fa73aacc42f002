export type { BarDirection } from '../../chart/bar-layout.js'
export type { ChartTone } from '../../chart/chart.variants.js'
export type { ChartDatum, ChartLinks, ChartProps, ChartSeries } from '../../chart/chart-model.js'
export * from './bar-chart.js'
