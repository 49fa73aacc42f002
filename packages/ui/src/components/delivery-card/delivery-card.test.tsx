import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
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

test('shows the control of the next act on a large screen, and its text on a phone', async () => {
  const onClick = vi.fn()
  const act = (
    <button type="button" onClick={onClick}>
      Sair para coleta
    </button>
  )
  const screen = await render(<DeliveryCard.Root title="Rua A, 1" status={status} next="Sair para coleta" act={act} />)
  await page.viewport(1280, 800)
  await screen.getByRole('button', { name: 'Sair para coleta' }).click()
  expect(onClick).toHaveBeenCalledOnce()
  expect(screen.container.querySelector('p')?.checkVisibility()).toBe(false)
  await page.viewport(375, 700)
  expect(screen.container.querySelector('p')?.checkVisibility()).toBe(true)
  expect(screen.container.querySelector('button')?.checkVisibility()).toBe(false)
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
