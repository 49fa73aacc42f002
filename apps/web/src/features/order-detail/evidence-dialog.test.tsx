import type { ServiceOrder } from '@malote/api-client'
import { examples } from '@malote/api-client/examples'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { setFetch } from '../../lib/http/api.ts'
import { EvidenceDialog } from './evidence-dialog.tsx'

afterEach(() => setFetch((input, init) => fetch(input, init)))

test('focuses the created link, which replaces the form', async () => {
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
  await screen.getByRole('button', { name: 'Criar link' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'Link das provas' })).toHaveFocus()
})
