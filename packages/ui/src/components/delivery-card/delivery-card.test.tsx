import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { StatusBadge } from '../status-badge/index.ts'
import * as DeliveryCard from './index.ts'

const status = <StatusBadge kind="moving">Em rota</StatusBadge>

rootContract({ slot: 'delivery-card' }, (props) => (
  <DeliveryCard.Root {...props} title={<a href="#1">Rua A, 1</a>} status={status}>
    <DeliveryCard.Action>Ligar</DeliveryCard.Action>
  </DeliveryCard.Root>
))

test('has the stop as its heading, and its texts', async () => {
  const screen = await render(
    <DeliveryCard.Root
      title={<a href="#1">Rua A, 1</a>}
      status={status}
      time="14:00"
      description="Mariana"
      next="Sair para coleta"
    />,
  )
  await expect.element(screen.getByRole('heading', { name: 'Rua A, 1', level: 2 })).toBeVisible()
  for (const text of ['Em rota', '14:00', 'Mariana', 'Sair para coleta']) {
    await expect.element(screen.getByText(text)).toBeVisible()
  }
})

test('an action is a button, or the link that is its child, and is 44 px high', async () => {
  const onClick = vi.fn()
  const screen = await render(
    <DeliveryCard.Root title="Rua A, 1" status={status}>
      <DeliveryCard.Action asChild>
        <a href="tel:+5511987654321">Ligar</a>
      </DeliveryCard.Action>
      <DeliveryCard.Action onClick={onClick}>Navegar</DeliveryCard.Action>
    </DeliveryCard.Root>,
  )
  await expect.element(screen.getByRole('link', { name: 'Ligar' })).toHaveAttribute('href', 'tel:+5511987654321')
  await screen.getByRole('button', { name: 'Navegar' }).click()
  expect(onClick).toHaveBeenCalledOnce()
  for (const action of document.querySelectorAll('[data-slot="delivery-card-action"]')) {
    expect(action.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  }
})
