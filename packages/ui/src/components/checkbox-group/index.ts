export * from './checkbox-group.js'
