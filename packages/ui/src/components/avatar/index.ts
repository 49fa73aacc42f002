export * from './avatar.tsx'
export * from './avatar.variants.ts'
