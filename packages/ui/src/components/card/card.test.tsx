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

test('actions that are wider than the card wrap within it', async () => {
  const screen = await render(
    <div style={{ width: 240 }}>
      <Card.Root data-testid="card">
        <Card.Header
          title="Histórico"
          actions={['Tudo', 'Interno', 'Empresa'].map((label) => (
            <button key={label} type="button" style={{ width: 90 }}>
              {label}
            </button>
          ))}
        />
      </Card.Root>
    </div>,
  )
  expect(screen.getByTestId('card').element().scrollWidth).toBeLessThanOrEqual(240)
})
