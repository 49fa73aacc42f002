export * from './link.tsx'
export * from './link.variants.ts'
