export * from './locale-provider.tsx'
