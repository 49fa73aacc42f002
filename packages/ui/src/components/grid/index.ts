export * from './grid.tsx'
export * from './grid.variants.ts'
