export * from './logo.tsx'
export * from './logo.variants.ts'
