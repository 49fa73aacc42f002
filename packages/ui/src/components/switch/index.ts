export * from './switch.tsx'
