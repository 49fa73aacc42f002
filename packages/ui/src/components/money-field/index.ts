export * from './money-field.js'
