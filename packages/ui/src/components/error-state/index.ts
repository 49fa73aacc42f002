export * from './error-state.tsx'
export * from './error-state.variants.ts'
