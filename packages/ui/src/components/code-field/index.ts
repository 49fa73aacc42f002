export * from './code-field.tsx'
export type { CodeFieldSize, CodeLength } from './code-field.variants.ts'
