export * from './grid.js'
export * from './grid.variants.js'
