export * from './page-header.js'
