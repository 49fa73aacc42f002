export * from './donut-chart.tsx'
