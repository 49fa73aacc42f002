export * from './progress-bar.js'
export * from './progress-bar.variants.js'
