export * from './empty-state.js'
