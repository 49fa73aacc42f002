export * from './date-time-field.js'
