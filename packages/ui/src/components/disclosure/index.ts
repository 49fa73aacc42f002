export * from './disclosure.js'
