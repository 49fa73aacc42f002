export * from './stack.tsx'
export * from './stack.variants.ts'
