export * from './separator.tsx'
export * from './separator.variants.ts'
