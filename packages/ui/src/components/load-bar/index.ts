export * from './load-bar.tsx'
export * from './load-bar.variants.ts'
