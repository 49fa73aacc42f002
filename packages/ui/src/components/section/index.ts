export * from './section.js'
