import { TextField } from '../../components/text-field/text-field.tsx'

export const LabelAndExample = () => (
  <TextField label="E-mail" placeholder="nome@empresa.com.br" className="w-full max-w-72" />
)

export const PlaceholderAsLabel = () => (
  <TextField label="E-mail" labelHidden placeholder="E-mail" className="w-full max-w-72" />
)

export const WidthOfValue = () => <TextField label="UF" defaultValue="SP" className="w-20" />

export const FullWidth = () => <TextField label="UF" defaultValue="SP" className="w-full" />
