export * from './scroll-area.tsx'
export * from './scroll-area.variants.ts'
