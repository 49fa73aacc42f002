export * from './error-summary.tsx'
export * from './form.tsx'
