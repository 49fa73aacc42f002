export * from './line-chart.tsx'
