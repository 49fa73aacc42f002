export * from './skip-link.js'
