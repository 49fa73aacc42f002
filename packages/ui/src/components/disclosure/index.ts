export * from './disclosure.tsx'
