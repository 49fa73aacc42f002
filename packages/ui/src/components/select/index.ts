export * from './select.tsx'
export * from './select.variants.ts'
