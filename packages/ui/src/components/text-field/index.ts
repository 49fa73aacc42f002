export * from './text-field.tsx'
export * from './text-input.tsx'
