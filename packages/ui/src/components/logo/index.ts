export * from './logo.tsx'
