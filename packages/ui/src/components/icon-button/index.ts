export * from './icon-button.js'
export * from './icon-button.variants.js'
