export * from './date-range-field.js'
