import * as Card from '../../components/card/index.ts'
import { Loader } from '../../components/loader/loader.tsx'

export const NamesContent = () => <Loader delay={0} label="Gerando o relatório…" />

export const OneInEachCard = () => (
  <div className="grid w-full grid-cols-3 gap-2">
    {['Coletas', 'Entregas', 'Atrasos'].map((title) => (
      <Card.Root key={title}>
        <Card.Body>
          <Loader delay={0} label="Aguarde…" />
        </Card.Body>
      </Card.Root>
    ))}
  </div>
)
