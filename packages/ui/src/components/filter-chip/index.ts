export * from './filter-chip.js'
