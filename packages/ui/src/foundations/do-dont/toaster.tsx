import { ToastPicture } from './overlay-pictures.tsx'

export const ItemAndResult = () => <ToastPicture tone="success" title="Ordem OS-2026-000128 criada." />

export const Exclamation = () => <ToastPicture tone="success" title="Sucesso!" />

export const Retry = () => (
  <ToastPicture tone="error" title="Não foi possível salvar o filtro." action="Tentar de novo" />
)

export const FormErrors = () => (
  <ToastPicture
    tone="error"
    title="Corrija o formulário."
    description="O CEP está incompleto. Informe o destinatário."
  />
)
