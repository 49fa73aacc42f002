import type { Occurrence } from '@malote/api-client'
import { examples } from '@malote/api-client/examples'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { setFetch } from '../../../lib/http/api.ts'
import { currentUserQuery } from '../../session/index.ts'
import { ResolveDialog } from './resolve-dialog.tsx'

afterEach(() => setFetch((input, init) => fetch(input, init)))

const list = examples['occurrences.listOfOrder']?.response as { data: [Occurrence] }
const [occurrence] = list.data

test('shows what another user has changed since the form opened', async () => {
  const madeBy = {
    actor: { id: '0192b7f0-1c5e-7d2a-9f3b-4a6c8e0d2f11', name: 'Bruna' },
    at: '2026-11-30T18:00:00.000Z',
  }
  const problem = {
    type: 'urn:malote:problem:version_conflict',
    detail: 'Bruna mudou este cadastro enquanto você editava.',
    title: 'Outra pessoa mudou este cadastro enquanto você editava.',
    status: 412,
    code: 'version_conflict',
    requestId: '0192b7f0-1c5e-7d2a-9f3b-4a6c8e0d2f12',
    version: occurrence.version + 2,
    changes: [
      { field: '/owner', from: null, to: 'Rafael Nogueira', ...madeBy },
      { field: '/status', from: 'resolved', to: 'open', ...madeBy },
    ],
  }
  setFetch(() =>
    Promise.resolve(Response.json(problem, { status: 412, headers: { 'content-type': 'application/problem+json' } })),
  )
  const client = new QueryClient()
  client.setQueryData(currentUserQuery.queryKey, examples['users.me']?.response as never)
  const screen = await render(
    <QueryClientProvider client={client}>
      <ResolveDialog occurrence={occurrence} onClose={() => undefined} />
    </QueryClientProvider>,
  )
  await screen.getByRole('textbox', { name: /^Solução/ }).fill('Entregue ao vizinho.')
  await screen.getByRole('button', { name: 'Resolver' }).click()
  const alert = screen.getByRole('alert')
  await expect.poll(() => alert.element().textContent).toContain('Responsável: (vazio) → Rafael Nogueira')
  expect(alert.element().textContent).toContain('Situação: Resolvida → Aberta')
})
