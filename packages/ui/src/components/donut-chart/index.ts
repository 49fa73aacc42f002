export * from './donut-chart.js'
