export * from './status-hero.tsx'
export * from './status-hero.variants.ts'
