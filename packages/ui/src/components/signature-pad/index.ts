export * from './signature-pad.js'
