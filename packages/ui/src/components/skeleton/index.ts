export * from './skeleton.tsx'
export * from './skeleton.variants.ts'
