export * from './field.tsx'
export { type FieldControl, useFieldControl } from './field-context.ts'
