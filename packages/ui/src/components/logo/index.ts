export * from './logo.js'
