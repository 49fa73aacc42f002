export * from './checkbox.js'
