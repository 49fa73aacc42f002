export * from './banner.tsx'
export * from './banner.variants.ts'
