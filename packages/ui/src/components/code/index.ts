export * from './code.tsx'
export * from './code-block.tsx'
