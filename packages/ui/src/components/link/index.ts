export * from './link.js'
export * from './link.variants.js'
