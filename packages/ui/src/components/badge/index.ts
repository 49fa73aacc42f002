export * from './badge.js'
export * from './badge.variants.js'
