export * from './skeleton.js'
export * from './skeleton.variants.js'
