export * from './marked-text.js'
export * from './marked-text.variants.js'
