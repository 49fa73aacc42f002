export * from './alert.js'
export * from './alert.variants.js'
