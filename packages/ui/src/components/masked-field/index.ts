export * from './masked-field.tsx'
export { formatMasked, type MaskKind, unmask } from './masks.ts'
