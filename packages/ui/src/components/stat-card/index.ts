export * from './stat-card.js'
export * from './stat-card.variants.js'
