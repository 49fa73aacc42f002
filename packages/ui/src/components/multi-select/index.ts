export * from './multi-select.js'
