export * from './select.js'
export * from './select.variants.js'
