export * from './heading.js'
export * from './heading.variants.js'
