import type { ServiceOrderSummary } from '@malote/api-client'
import { examples } from '@malote/api-client/examples'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { setFetch } from '../../lib/http/api.ts'
import { ArrangeDeliveries } from './arrange-deliveries.tsx'

afterEach(() => setFetch((input, init) => fetch(input, init)))

const page = examples['serviceOrders.list']?.response as { data: ServiceOrderSummary[] }
const orders = ['OS-2026-000001', 'OS-2026-000002'].map((orderNumber) => ({
  ...(page.data[0] as ServiceOrderSummary),
  orderNumber,
  nextStop: undefined,
}))

test('the deliveries are not moved while their sequence is stored', async () => {
  const sent = vi.fn()
  setFetch((_input, init) => {
    sent(JSON.parse(String(init?.body)))
    return new Promise(() => {})
  })
  const root = createRootRoute({
    component: () => <ArrangeDeliveries orders={orders as never} onClose={() => undefined} />,
  })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  const titles = () => [...document.querySelectorAll('ol a')].map((link) => link.textContent)
  await screen.getByRole('button', { name: 'Descer OS-2026-000001' }).click()
  expect(titles()).toEqual(['OS-2026-000002', 'OS-2026-000001'])
  await screen.getByRole('button', { name: 'Guardar sequência' }).first().click()
  await expect.poll(() => sent.mock.lastCall?.[0].orderNumbers).toEqual(['OS-2026-000002', 'OS-2026-000001'])
  const up = screen.getByRole('button', { name: 'Subir OS-2026-000001' })
  await expect.element(up).toHaveAttribute('aria-disabled', 'true')
  // A click on the element, because the locator waits for an enabled button.
  ;(up.element() as HTMLElement).click()
  expect(titles()).toEqual(['OS-2026-000002', 'OS-2026-000001'])
})
