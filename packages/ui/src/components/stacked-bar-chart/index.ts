export * from './stacked-bar-chart.tsx'
