/** Brazilian codes, CEP, CPF, CNPJ and phone numbers: `@malote/ui/br`. */

export {
  formatMasked,
  MaskedField,
  type MaskedFieldProps,
  type MaskKind,
  unmask,
} from './components/masked-field/index.ts'
