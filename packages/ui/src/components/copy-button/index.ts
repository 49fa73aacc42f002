export * from './copy-button.tsx'
export * from './write-clipboard.ts'
