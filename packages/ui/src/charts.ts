/** Charts: `@malote/ui/charts`. They need the optional peers `d3-scale` and `d3-shape`. */

export {
  BarChart,
  type BarChartProps,
  type BarDirection,
  type ChartDatum,
  type ChartLinks,
  type ChartProps,
  type ChartSeries,
  type ChartTone,
} from './components/bar-chart/index.ts'
export { LineChart, type LineChartProps } from './components/line-chart/index.ts'
export { StackedBarChart, type StackedBarChartProps } from './components/stacked-bar-chart/index.ts'
