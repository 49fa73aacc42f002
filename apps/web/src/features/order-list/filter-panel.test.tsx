import type { User } from '@malote/api-client'
import { examples } from '@malote/api-client/examples'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { setFetch } from '../../lib/http/api.ts'
import { FilterPanel } from './filter-panel.tsx'
import { OrderFilters } from './order-filters.tsx'

const page = examples['users.list']?.response as { data: User[] }
const people = Array.from({ length: 130 }, (_, index) => ({
  ...page.data[0],
  id: `0192b7f0-1c5e-7d2a-9f3b-${String(index).padStart(12, '0')}`,
  name: `Entregador ${index}`,
}))
const last = people[129] as User

beforeEach(() =>
  setFetch(async (input) => {
    const { searchParams } = new URL(String(input), location.href)
    const ids = searchParams.get('id')?.split(',')
    const matches = people.filter(
      ({ id, name }) => name.includes(searchParams.get('search') ?? '') && (ids?.includes(id) ?? true),
    )
    const limit = Number(searchParams.get('limit'))
    const meta = { page: 1, limit, total: matches.length, totalPages: Math.ceil(matches.length / limit) }
    return Response.json({ data: matches.slice(0, limit), meta })
  }),
)
afterEach(() => setFetch((input, init) => fetch(input, init)))

const admin = { id: 'admin', role: 'admin' } as never
const renderWithData = (content: ReactNode) =>
  render(<QueryClientProvider client={new QueryClient()}>{content}</QueryClientProvider>)

describe.each(['assigneeId', 'requestedById'] as const)('a person behind the first hundred as %s', (id) => {
  const renderPanel = (search: object, onChange = vi.fn()) =>
    renderWithData(
      <FilterPanel
        id={id}
        search={{ tab: 'all', ...search } as never}
        user={admin}
        onChange={onChange}
        onDone={() => {}}
      />,
    )

  test('is found', async () => {
    const change = vi.fn()
    const screen = await renderPanel({}, change)
    await screen.getByRole('combobox').fill('Entregador 129')
    const option = screen.getByRole('option', { name: /Entregador 129/ })
    await expect.element(option).toBeVisible()
    await option.click()
    expect(change).toHaveBeenCalledWith({ [id]: last.id })
  })

  test('is shown as the chosen one', async () => {
    const screen = await renderPanel({ [id]: last.id })
    await expect.element(screen.getByRole('combobox')).toHaveValue('Entregador 129')
  })

  test('is named in the filter', async () => {
    const screen = await renderWithData(
      <OrderFilters search={{ tab: 'all', [id]: last.id } as never} user={admin} onChange={async () => {}}>
        {null}
      </OrderFilters>,
    )
    await expect
      .element(screen.getByRole('button', { name: /^(?:Responsável|Solicitante): Entregador 129$/ }))
      .toBeVisible()
  })
})
