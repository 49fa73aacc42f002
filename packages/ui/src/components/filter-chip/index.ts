export * from './filter-chip.tsx'
