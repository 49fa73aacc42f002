import type { ServiceOrderSummary } from '@malote/api-client'
import { examples } from '@malote/api-client/examples'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { setFetch } from '../../lib/http/api.ts'
import { useOrderSteps } from './use-order-steps.ts'

afterEach(() => setFetch((input, init) => fetch(input, init)))

const numbers = ['OS-2026-000001', 'OS-2026-000002']
const order = examples['serviceOrders.get']?.response as object
const actions = examples['serviceOrders.actions']?.response as object
const failure = {
  to: 'failed',
  label: 'Registrar insucesso',
  requires: ['reason'],
  allowed: true,
  reason: null,
  chargeable: false,
}

function Moves() {
  const steps = useOrderSteps({ id: 'a', role: 'admin', carriesOut: false } as never)
  return (
    <>
      {numbers.map((orderNumber) => (
        <button
          key={orderNumber}
          type="button"
          onClick={() => steps.move({ orderNumber } as ServiceOrderSummary, 'failed')}
        >
          {orderNumber}
        </button>
      ))}
      <output>{steps.openStep?.order.orderNumber ?? 'sem diálogo'}</output>
      <button type="button" onClick={steps.closeStep}>
        Fechar
      </button>
    </>
  )
}

test('a step that needs input waits for the dialog of the one before', async () => {
  const held = new Map<string, () => void>()
  setFetch((input) => {
    const { pathname } = new URL(String(input), location.href)
    if (pathname.endsWith('/actions')) return Promise.resolve(Response.json({ ...actions, data: [failure] }))
    const orderNumber = pathname.split('/').at(-1) ?? ''
    return new Promise((resolve) =>
      held.set(orderNumber, () => resolve(Response.json({ ...order, orderNumber, status: 'in_transit' }))),
    )
  })
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <Moves />
    </QueryClientProvider>,
  )
  const dialog = screen.getByRole('status')
  for (const orderNumber of numbers) await screen.getByRole('button', { name: orderNumber }).click()
  await expect.poll(() => held.size).toBe(2)
  held.get('OS-2026-000001')?.()
  await expect.element(dialog).toHaveTextContent('OS-2026-000001')
  held.get('OS-2026-000002')?.()
  await screen.getByRole('button', { name: 'Fechar' }).click()
  await expect.element(dialog).toHaveTextContent('OS-2026-000002')
  await screen.getByRole('button', { name: 'Fechar' }).click()
  await expect.element(dialog).toHaveTextContent('sem diálogo')
})
