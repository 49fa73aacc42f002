export * from './tooltip.js'
