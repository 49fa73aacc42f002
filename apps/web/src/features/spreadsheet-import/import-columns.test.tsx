import { type Import, importFieldsByKind } from '@malote/api-client'
import { examples } from '@malote/api-client/examples'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { setFetch } from '../../lib/http/api.ts'
import { ImportColumns } from './import-columns.tsx'

afterEach(() => setFetch((input, init) => fetch(input, init)))

const current = examples['imports.get']?.response as Import
const columns = importFieldsByKind.orders
  .filter(({ required }) => required)
  .map(({ field, title }) => ({ title, field, reading: null, question: null, samples: [] }))
const noRows = { data: [], meta: { page: 1, limit: 100, total: 0, totalPages: 1 } }

test('the columns are read-only while their rows are checked', async () => {
  const sent = vi.fn()
  setFetch((_input, init) => {
    if (init?.method === 'GET' || !init?.method) return Promise.resolve(Response.json(noRows))
    sent()
    return new Promise(() => {})
  })
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <ImportColumns current={{ ...current, columns }} onDone={() => undefined} onBack={undefined} />
    </QueryClientProvider>,
  )
  await screen.getByRole('button', { name: 'Conferir linhas' }).click()
  await expect.poll(() => sent.mock.calls.length).toBe(1)
  const first = screen.getByRole('combobox', { name: columns[0]?.title })
  await expect.element(first).toHaveAttribute('aria-readonly', 'true')
  await expect
    .element(screen.getByRole('combobox', { name: 'Igual em todas as linhas' }))
    .toHaveAttribute('aria-readonly')
})

test('focuses the list of missing columns when the columns are incomplete', async () => {
  setFetch(() => Promise.resolve(Response.json(noRows)))
  const unmapped = columns.map((column) => ({ ...column, field: null }))
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <ImportColumns current={{ ...current, columns: unmapped }} onDone={() => undefined} onBack={undefined} />
    </QueryClientProvider>,
  )
  await screen.getByRole('button', { name: 'Conferir linhas' }).click()
  const problem = screen.getByRole('alert').filter({ hasText: 'Falta dizer onde está' })
  await expect.element(problem).toHaveFocus()
})
