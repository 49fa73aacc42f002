export * from './loader.tsx'
