export * from './time-field.js'
export { formatTime, parseTime } from './time-text.js'
