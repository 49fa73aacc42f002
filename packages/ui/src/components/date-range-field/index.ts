export * from './date-range-field.tsx'
