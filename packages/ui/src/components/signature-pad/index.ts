export * from './signature-pad.tsx'
