import { Button } from '../../components/button/button.tsx'
import { Inline } from '../../components/inline/inline.tsx'

export const VerbAndObject = () => (
  <Inline>
    <Button tone="neutral" variant="outline">
      Descartar rascunho
    </Button>
    <Button>Criar ordem</Button>
  </Inline>
)

export const VagueLabels = () => (
  <Inline>
    <Button tone="neutral" variant="outline">
      Não
    </Button>
    <Button>OK</Button>
  </Inline>
)

export const OnePrimary = () => (
  <Inline>
    <Button tone="neutral" variant="outline">
      Importar ordens
    </Button>
    <Button>Criar ordem</Button>
  </Inline>
)

export const TwoPrimaries = () => (
  <Inline>
    <Button>Importar ordens</Button>
    <Button>Criar ordem</Button>
  </Inline>
)

export const Pending = () => <Button pending>Criar ordem</Button>

export const DisabledWhileRunning = () => <Button disabled>Criar ordem</Button>
