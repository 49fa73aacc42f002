export type { ChoiceGroupOption } from './choice.tsx'
export * from './radio-group.tsx'
export * from './radio-group.variants.ts'
