export * from './button.js'
export * from './button.variants.js'
