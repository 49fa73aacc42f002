export * from './masked-field.js'
export { formatMasked, type MaskKind, unmask } from './masks.js'
