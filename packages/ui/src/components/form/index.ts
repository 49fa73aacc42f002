export * from './error-summary.js'
export * from './form.js'
