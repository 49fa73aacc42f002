import { Button } from '../../components/button/button.tsx'
import { ErrorState } from '../../components/error-state/error-state.tsx'

export const NextStep = () => (
  <ErrorState
    title="Não foi possível carregar as ordens."
    requestId="01JD3M7Q8Z"
    action={
      <Button tone="neutral" variant="outline">
        Tentar de novo
      </Button>
    }
  >
    Verifique a conexão e tente de novo.
  </ErrorState>
)

export const DeadEnd = () => <ErrorState title="Ops!">Erro 500: undefined is not a function</ErrorState>
