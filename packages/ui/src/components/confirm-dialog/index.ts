export * from './confirm-dialog.js'
