export * from './error-state.js'
export * from './error-state.variants.js'
