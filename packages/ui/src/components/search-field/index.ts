export * from './search-field.js'
