export type { BarDirection } from '../../chart/bar-layout.ts'
export type { ChartTone } from '../../chart/chart.variants.ts'
export type { ChartDatum, ChartLinks, ChartProps, ChartSeries } from '../../chart/chart-model.ts'
export * from './bar-chart.tsx'
