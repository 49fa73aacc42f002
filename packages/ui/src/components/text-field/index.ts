export * from './text-field.js'
export * from './text-input.js'
