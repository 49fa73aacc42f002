export * from './number-field.js'
