import { Textarea } from '../../components/textarea/textarea.tsx'

export const NamesReader = () => (
  <Textarea label="Observações para o entregador" maxLength={200} showCount className="w-full" />
)

export const Generic = () => (
  <Textarea
    label="Observações"
    defaultValue="Portaria fecha às 18:00; depois, tocar a campainha da casa dos fundos."
    error="O texto tem 37 letras a mais."
    className="w-full"
  />
)
