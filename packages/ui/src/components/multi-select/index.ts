export * from './multi-select.tsx'
