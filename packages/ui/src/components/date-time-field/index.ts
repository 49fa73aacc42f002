export * from './date-time-field.tsx'
export { formatDateTime, parseDateTime } from './date-time-text.ts'
