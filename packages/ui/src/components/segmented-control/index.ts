export * from './segmented-control.tsx'
export * from './segmented-control.variants.ts'
