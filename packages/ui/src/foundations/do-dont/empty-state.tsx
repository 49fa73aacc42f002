import { Button } from '../../components/button/button.tsx'
import { EmptyState } from '../../components/empty-state/empty-state.tsx'

export const FirstStep = () => (
  <EmptyState title="Nenhuma ordem de serviço ainda." action={<Button>Criar ordem</Button>}>
    Aqui ficam as entregas que você solicita.
  </EmptyState>
)

export const DeadEnd = () => <EmptyState title="Nada por aqui" />
