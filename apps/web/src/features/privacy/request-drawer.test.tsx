import type { PrivacyRequest } from '@malote/api-client'
import { examples } from '@malote/api-client/examples'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { setFetch } from '../../lib/http/api.ts'
import { RequestDrawer } from './request-drawer.tsx'

afterEach(() => setFetch((input, init) => fetch(input, init)))

const page = examples['privacyRequests.list']?.response as { data: PrivacyRequest[] }
const example = page.data[0] as PrivacyRequest
const open: PrivacyRequest = {
  ...example,
  kind: 'access',
  status: 'open',
  erasureAt: null,
  handledBy: null,
  answer: null,
}
const closed: PrivacyRequest = {
  ...open,
  status: 'done',
  answer: 'Enviado por e-mail.',
  handledBy: { id: example.id, name: 'Bruna Reis' },
}
const problem = {
  type: 'urn:malote:problem:already_closed',
  title: 'Este pedido já foi encerrado.',
  status: 409,
  code: 'already_closed',
  requestId: '01a22d45-4a48-7000-b314-63cebfa6759c',
}

test('shows the decision of another user after that of this one was rejected', async () => {
  let current = open
  setFetch((_input, init) => {
    if (init?.method === 'POST') {
      current = closed
      return Promise.resolve(
        Response.json(problem, { status: 409, headers: { 'content-type': 'application/problem+json' } }),
      )
    }
    return Promise.resolve(
      Response.json({ data: [current], meta: { page: 1, limit: 1, total: 1, totalPages: 1, nextCursor: null } }),
    )
  })
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <RequestDrawer request={open} onClose={() => undefined} />
    </QueryClientProvider>,
  )
  await screen.getByRole('radio', { name: 'Atender' }).click()
  await screen.getByRole('button', { name: 'Encerrar pedido' }).click()
  await expect.element(screen.getByText('Bruna Reis')).toBeVisible()
  await expect.element(screen.getByText('Enviado por e-mail.')).toBeVisible()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Este pedido já foi encerrado.')
  await expect.element(screen.getByRole('button', { name: 'Encerrar pedido' })).not.toBeInTheDocument()
})
