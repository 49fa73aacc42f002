export * from './segmented-control.js'
export * from './segmented-control.variants.js'
