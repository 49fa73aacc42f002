export * from './kbd.js'
