import { type Role, ServiceOrder } from '@malote/api-client'
import { examples } from '@malote/api-client/examples'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import * as z from 'zod/mini'
import { setFetch } from '../../../lib/http/api.ts'
import { EditForm } from './edit-form.tsx'

afterEach(() => setFetch((input, init) => fetch(input, init)))

const example = z.parse(ServiceOrder, examples['serviceOrders.get']?.response)
const order: ServiceOrder = { ...example, status: 'requested' }
const viewer: Role = 'manager'
const place = {
  ...(examples['locations.get']?.response as Record<string, unknown>),
  id: '0192b7f0-1c5e-7d2a-9f3b-000000000009',
  name: 'Loja Norte',
  contactName: 'Contato da Loja Norte',
}

/** Renders the edit of an order; the response of its saved location arrives with `respond`. */
async function renderEdit() {
  const requests: { method: string; body: Record<string, unknown> }[] = []
  let respond: (response: Response) => void = () => undefined
  const held = new Promise<Response>((resolve) => {
    respond = resolve
  })
  setFetch((input, init) => {
    const { pathname } = new URL(String(input), location.href)
    if (init?.method === 'PUT') {
      requests.push({ method: init.method, body: JSON.parse(String(init.body)) })
      return Promise.resolve(Response.json(order))
    }
    if (pathname.endsWith(place.id)) return held
    const data = pathname.endsWith('/locations') ? [place] : []
    return Promise.resolve(Response.json({ data, meta: { page: 1, limit: 20, total: data.length, totalPages: 1 } }))
  })
  const onClose = vi.fn()
  const screen = await render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <EditForm order={order} role={viewer} draftKey="malote:draft:test:edit" recovered={undefined} onClose={onClose} />
    </QueryClientProvider>,
  )
  await screen
    .getByRole('combobox', { name: /^Local salvo/ })
    .first()
    .click()
  await userEvent.click(screen.getByRole('option', { name: /Loja Norte/ }))
  await screen.getByRole('button', { name: 'Salvar alterações' }).click()
  return { screen, requests, onClose, respond }
}

test('a saved location that is chosen just before the submit is saved', async () => {
  const { requests, onClose, respond } = await renderEdit()
  respond(Response.json(place))
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(requests).toMatchObject([{ body: { pickup: { locationId: place.id, contactName: place.contactName } } }])
})

test('an edit whose saved location fails to load stays open, with the reason', async () => {
  const { screen, requests, onClose, respond } = await renderEdit()
  respond(Response.json({ type: 'x', title: 'Falha', status: 404, code: 'not_found' }, { status: 404 }))
  await expect.element(screen.getByText(/O local escolhido não foi preenchido/).first()).toBeVisible()
  expect(requests).toEqual([])
  expect(onClose).not.toHaveBeenCalled()
})
