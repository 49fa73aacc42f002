export * from './separator.js'
export * from './separator.variants.js'
