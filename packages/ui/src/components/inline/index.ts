export * from './inline.js'
export * from './inline.variants.js'
