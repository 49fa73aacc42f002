export * from './banner.js'
export * from './banner.variants.js'
