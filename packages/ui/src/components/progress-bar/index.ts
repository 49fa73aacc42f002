export * from './progress-bar.tsx'
export * from './progress-bar.variants.ts'
