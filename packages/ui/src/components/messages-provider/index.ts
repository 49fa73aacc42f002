export * from './messages-provider.js'
