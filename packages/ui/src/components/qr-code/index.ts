export * from './qr-code.js'
export * from './qr-code.variants.js'
