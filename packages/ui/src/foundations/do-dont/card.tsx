import * as Card from '../../components/card/index.ts'

export const OneSubject = () => (
  <Card.Root className="w-full">
    <Card.Header title="Coleta" />
    <Card.Body>
      <p>Hoje, das 14:00 às 16:00</p>
      <p className="text-subtle">Rua Augusta, 1500, Consolação</p>
    </Card.Body>
  </Card.Root>
)

export const Nested = () => (
  <Card.Root className="w-full">
    <Card.Header title="Coleta" />
    <Card.Body>
      <Card.Root>
        <Card.Body>Hoje, das 14:00 às 16:00</Card.Body>
      </Card.Root>
      <Card.Root>
        <Card.Body>Rua Augusta, 1500, Consolação</Card.Body>
      </Card.Root>
    </Card.Body>
  </Card.Root>
)
