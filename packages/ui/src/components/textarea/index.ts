export * from './textarea.js'
