export * from './prose.tsx'
