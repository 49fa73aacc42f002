export * from './nav-link.js'
