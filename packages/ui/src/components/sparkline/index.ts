export * from './sparkline.js'
export * from './sparkline.variants.js'
