export type { ChoiceGroupOption } from './choice.js'
export * from './radio-group.js'
export * from './radio-group.variants.js'
