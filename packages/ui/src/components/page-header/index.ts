export * from './page-header.tsx'
