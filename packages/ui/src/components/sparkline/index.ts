export * from './sparkline.tsx'
export * from './sparkline.variants.ts'
