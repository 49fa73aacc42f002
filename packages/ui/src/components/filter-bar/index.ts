export * from './filter-bar.js'
