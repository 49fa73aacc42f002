export * from './stacked-bar-chart.js'
