export * from './avatar.js'
export * from './avatar.variants.js'
