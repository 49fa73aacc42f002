export * from './stat-card.tsx'
export * from './stat-card.variants.ts'
