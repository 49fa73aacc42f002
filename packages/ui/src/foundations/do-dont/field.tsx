import { MaskedField } from '../../components/masked-field/masked-field.tsx'
import { Stack } from '../../components/stack/stack.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'

export const Correction = () => (
  <MaskedField
    label="CEP"
    kind="cep"
    defaultValue="01310999"
    error="Não encontramos este CEP. Confira os números ou preencha o endereço."
    className="w-full max-w-72"
  />
)

export const Verdict = () => (
  <MaskedField label="CEP" kind="cep" defaultValue="01310999" error="CEP inválido" className="w-full max-w-72" />
)

export const OptionalMarked = () => (
  <Stack className="w-full max-w-72">
    <TextField label="Destinatário" />
    <TextField label="Complemento" optional />
  </Stack>
)

export const AsteriskEverywhere = () => (
  <Stack className="w-full max-w-72">
    <TextField label="Destinatário *" />
    <TextField label="Complemento (se houver)" />
  </Stack>
)
