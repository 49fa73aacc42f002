import { type Import, importFieldsByKind } from '@malote/api-client'
import { examples } from '@malote/api-client/examples'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { setFetch } from '../../lib/http/api.ts'
import { ImportColumns } from './import-columns.tsx'

afterEach(() => {
  setFetch((input, init) => fetch(input, init))
  localStorage.clear()
})

const current = examples['imports.get']?.response as Import
const columns = importFieldsByKind.orders
  .filter(({ required }) => required)
  .map(({ field, title }) => ({ title, field, reading: null, question: null, samples: [] }))
const tab = { id: 'a', open: undefined }
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
      <ImportColumns
        current={{ ...current, columns }}
        userId="ana"
        tab={tab}
        onDone={() => undefined}
        onBack={undefined}
      />
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
      <ImportColumns
        current={{ ...current, columns: unmapped }}
        userId="ana"
        tab={tab}
        onDone={() => undefined}
        onBack={undefined}
      />
    </QueryClientProvider>,
  )
  await screen.getByRole('button', { name: 'Conferir linhas' }).click()
  const problem = screen.getByRole('alert').filter({ hasText: 'Falta dizer onde está' })
  await expect.element(problem).toHaveFocus()
})

async function renderColumns(shown: Import, onBack?: () => void) {
  setFetch(() => Promise.resolve(Response.json(noRows)))
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <ImportColumns current={shown} userId="ana" tab={tab} onDone={() => undefined} onBack={onBack} />
    </QueryClientProvider>,
  )
  return { screen, first: screen.getByRole('combobox', { name: columns[0]?.title }) }
}

/** Chooses to ignore the first column. */
async function ignoreFirst({ screen, first }: Awaited<ReturnType<typeof renderColumns>>) {
  await first.click()
  await screen.getByRole('option', { name: 'Ignorar esta coluna' }).click()
  await expect.element(first).toHaveTextContent('Ignorar esta coluna')
}

test('the chosen columns are kept when the user leaves the step and returns', async () => {
  const before = await renderColumns({ ...current, columns })
  await ignoreFirst(before)
  await before.screen.unmount()
  const { first } = await renderColumns({ ...current, columns })
  await expect.element(first).toHaveTextContent('Ignorar esta coluna')
})

test('the choices for one import do not appear in another one or after the proposal has changed', async () => {
  const before = await renderColumns({ ...current, columns })
  await ignoreFirst(before)
  await before.screen.unmount()
  const other = await renderColumns({ ...current, id: 'outra', columns })
  await expect.element(other.first).not.toHaveTextContent('Ignorar esta coluna')
  await other.screen.unmount()
  const remapped = columns.map((column, index) => (index === 1 ? { ...column, field: null } : column))
  const { first } = await renderColumns({ ...current, columns: remapped })
  await expect.element(first).not.toHaveTextContent('Ignorar esta coluna')
})

test('the way back without changes discards the choices', async () => {
  const back = vi.fn()
  const before = await renderColumns({ ...current, columns }, back)
  await ignoreFirst(before)
  await before.screen.getByRole('button', { name: 'Voltar sem mudar' }).click()
  expect(back).toHaveBeenCalledOnce()
  await before.screen.unmount()
  const { first } = await renderColumns({ ...current, columns })
  await expect.element(first).not.toHaveTextContent('Ignorar esta coluna')
})
