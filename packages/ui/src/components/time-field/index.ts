export * from './time-field.tsx'
export { formatTime, parseTime } from './time-text.ts'
