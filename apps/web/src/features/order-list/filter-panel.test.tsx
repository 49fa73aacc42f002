import { examples } from '@malote/api-client/examples'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { setFetch } from '../../lib/http/api.ts'
import { FilterPanel } from './filter-panel.tsx'

afterEach(() => setFetch((input, init) => fetch(input, init)))

const page = examples['users.list']?.response as { data: { id: string; name: string }[] }
const people = Array.from({ length: 130 }, (_, index) => ({
  ...page.data[0],
  id: `0192b7f0-1c5e-7d2a-9f3b-${String(index).padStart(12, '0')}`,
  name: `Entregador ${index}`,
}))

test.each(['assigneeId', 'requestedById'] as const)('%s finds a person behind the first hundred', async (id) => {
  setFetch(async (input) => {
    const { searchParams } = new URL(String(input), location.href)
    const matches = people.filter(({ name }) => name.includes(searchParams.get('search') ?? ''))
    const limit = Number(searchParams.get('limit'))
    const meta = { page: 1, limit, total: matches.length, totalPages: Math.ceil(matches.length / limit) }
    return Response.json({ data: matches.slice(0, limit), meta })
  })
  const change = vi.fn()
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <FilterPanel
        id={id}
        search={{ tab: 'all' } as never}
        user={{ id: 'admin', role: 'admin' } as never}
        onChange={change}
        onDone={() => {}}
      />
    </QueryClientProvider>,
  )
  const field = screen.getByRole('combobox')
  await field.fill('Entregador 129')
  const option = screen.getByRole('option', { name: /Entregador 129/ })
  await expect.element(option).toBeVisible()
  await option.click()
  expect(change).toHaveBeenCalledWith({ [id]: people[129]?.id })
})
