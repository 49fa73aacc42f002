export * from './file-tile.js'
export * from './file-tile.variants.js'
