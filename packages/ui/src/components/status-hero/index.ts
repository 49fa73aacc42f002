export * from './status-hero.js'
export * from './status-hero.variants.js'
