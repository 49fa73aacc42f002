export * from './kbd.tsx'
