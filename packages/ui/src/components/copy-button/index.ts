export * from './copy-button.js'
