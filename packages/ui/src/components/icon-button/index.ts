export * from './icon-button.tsx'
export * from './icon-button.variants.ts'
