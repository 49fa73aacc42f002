export * from './print-sheet.tsx'
export * from './print-sheet.variants.ts'
