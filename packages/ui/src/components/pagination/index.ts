export * from './pagination.js'
