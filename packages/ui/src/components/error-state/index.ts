export * from './error-state.js'
