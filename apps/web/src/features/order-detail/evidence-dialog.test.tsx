import type { ServiceOrder } from '@malote/api-client'
import { examples } from '@malote/api-client/examples'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { setFetch } from '../../lib/http/api.ts'
import { EvidenceDialog } from './evidence-dialog.tsx'

afterEach(() => setFetch((input, init) => fetch(input, init)))

async function show() {
  setFetch((_input, init) =>
    Promise.resolve(
      init?.method === 'POST'
        ? Response.json(examples['evidenceLinks.create']?.response, { status: 201 })
        : Response.json({ data: [] }),
    ),
  )
  const order = examples['serviceOrders.get']?.response as ServiceOrder
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <EvidenceDialog order={order} onClose={() => undefined} />
    </QueryClientProvider>,
  )
  return { screen, submit: () => screen.getByRole('button', { name: 'Criar link' }).click() }
}

test('focuses the created link, which replaces the form', async () => {
  const { screen, submit } = await show()
  await submit()
  await expect.element(screen.getByRole('textbox', { name: 'Link das provas' })).toHaveFocus()
})

test('focuses the validity when it is out of range', async () => {
  const { screen, submit } = await show()
  const days = screen.getByLabelText('Validade')
  await days.fill('0')
  await submit()
  await expect.element(days).toHaveFocus()
  await expect.element(days).toHaveAccessibleDescription(/Informe de 1 a 90 dias/)
})
