export * from './logo.tsx'
export * from './logo.variants.ts'
export * from './logo-picture.tsx'
