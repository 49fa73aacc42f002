export * from './prose.js'
