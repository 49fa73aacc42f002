export * from './nav-link.tsx'
