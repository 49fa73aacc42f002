export * from './code.js'
export * from './code-block.js'
