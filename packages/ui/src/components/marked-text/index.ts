export * from './marked-text.tsx'
export * from './marked-text.variants.ts'
