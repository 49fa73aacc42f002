export * from './heading.tsx'
export * from './heading.variants.ts'
