export * from './file-tile.tsx'
export * from './file-tile.variants.ts'
