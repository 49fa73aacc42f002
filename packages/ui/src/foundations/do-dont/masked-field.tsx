import { MaskedField } from '../../components/masked-field/masked-field.tsx'

export const MissingPart = () => (
  <MaskedField label="CEP" kind="cep" defaultValue="0131" error="Faltam 4 números do CEP." className="w-56" />
)

export const Verdict = () => (
  <MaskedField label="CEP" kind="cep" defaultValue="01" error="CEP inválido" className="w-56" />
)
