export * from './text.js'
export * from './text.variants.js'
