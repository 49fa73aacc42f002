export * from './stack.js'
export * from './stack.variants.js'
