export * from './field.js'
export { type FieldControl, useFieldControl } from './field-context.js'
