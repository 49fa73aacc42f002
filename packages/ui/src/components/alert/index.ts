export * from './alert.tsx'
export * from './alert.variants.ts'
