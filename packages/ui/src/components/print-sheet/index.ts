export * from './print-sheet.js'
export * from './print-sheet.variants.js'
