export * from './inline.tsx'
export * from './inline.variants.ts'
