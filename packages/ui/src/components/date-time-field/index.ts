export * from './date-time-field.tsx'
