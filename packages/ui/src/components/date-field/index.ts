export * from './date-field.js'
export { formatDate, parseDate } from './date-text.js'
