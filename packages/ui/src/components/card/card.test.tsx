import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import * as Card from './index.ts'

rootContract({ slot: 'card' }, (props) => (
  <Card.Root {...props}>
    <Card.Header title="Coleta" actions={<button type="button">Editar coleta</button>} />
    <Card.Body>Rua Augusta, 1500</Card.Body>
    <Card.Footer>Hoje</Card.Footer>
  </Card.Root>
))

test('the title has the given heading level', async () => {
  const screen = await render(<Card.Header title="Coleta" level={3} />)
  await expect.element(screen.getByRole('heading', { name: 'Coleta', level: 3 })).toBeVisible()
})

test('with asChild it renders the section itself', async () => {
  const screen = await render(
    <Card.Root asChild>
      <section aria-label="Coleta" />
    </Card.Root>,
  )
  await expect.element(screen.getByRole('region', { name: 'Coleta' })).toHaveAttribute('data-slot', 'card')
})
