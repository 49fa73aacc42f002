export * from './scroll-area.js'
export * from './scroll-area.variants.js'
