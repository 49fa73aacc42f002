export * from './switch.js'
