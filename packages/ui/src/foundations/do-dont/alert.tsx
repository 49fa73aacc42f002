import { Alert } from '../../components/alert/alert.tsx'

export const NextStep = () => (
  <Alert tone="danger" title="Não foi possível salvar a ordem." className="w-full">
    Verifique a conexão e tente de novo.
  </Alert>
)

export const Vague = () => <Alert tone="danger" title="Ops! Algo deu errado." className="w-full" />

export const Advice = () => (
  <Alert tone="info" title="Coletas de sábado terminam às 12:00." className="w-full">
    Agende até sexta-feira para receber no mesmo dia.
  </Alert>
)

export const AdviceAsDanger = () => (
  <Alert tone="danger" title="Coletas de sábado terminam às 12:00." className="w-full">
    Agende até sexta-feira para receber no mesmo dia.
  </Alert>
)
