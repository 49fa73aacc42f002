export * from './loader.js'
