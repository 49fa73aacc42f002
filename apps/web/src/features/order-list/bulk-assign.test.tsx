import type { User } from '@malote/api-client'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { setFetch } from '../../lib/http/api.ts'
import { BulkAssign } from './bulk-assign.tsx'

const bodies: unknown[] = []
afterEach(() => {
  bodies.length = 0
  setFetch((input, init) => fetch(input, init))
})

const ana = { id: '01a22d45-4a48-7000-b314-63cebfa6759a', name: 'Ana' }
const bia = { id: '01a22d45-4a48-7000-b314-63cebfa6759b', name: 'Bia' }
const caio = { id: '01a22d45-4a48-7000-b314-63cebfa6759c', name: 'Caio', role: 'operator' } as User

const orders = [
  { orderNumber: 'OS-2026-000001', status: 'accepted', assignee: ana },
  { orderNumber: 'OS-2026-000002', status: 'accepted', assignee: bia },
  { orderNumber: 'OS-2026-000003', status: 'in_transit', assignee: ana },
] as const

function Assignment({ selected = orders }: { selected?: readonly (typeof orders)[number][] | undefined }) {
  return <BulkAssign orders={selected} companyIds={['a']} user={caio} onDone={() => undefined} />
}

test('takes each order from the assignee whom the user saw, also after an event of another user', async () => {
  setFetch((_input, init) => {
    if (init?.method === 'POST') bodies.push(JSON.parse(String(init.body)))
    return Promise.resolve(Response.json({ data: [] }))
  })
  const client = new QueryClient()
  const screen = await render(<Assignment />, {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  await screen.getByRole('button', { name: 'Assumir' }).click()
  await expect.element(screen.getByRole('button', { name: 'Assumir 3 ordens' })).toBeVisible()
  await screen.rerender(<Assignment selected={orders.map((order) => ({ ...order, assignee: bia })) as never} />)
  await screen.getByRole('button', { name: 'Assumir 3 ordens' }).click()
  await expect
    .poll(() => bodies)
    .toEqual([
      { assigneeId: caio.id, fromAssigneeId: ana.id, orderNumbers: ['OS-2026-000001', 'OS-2026-000003'] },
      { assigneeId: caio.id, fromAssigneeId: bia.id, orderNumbers: ['OS-2026-000002'] },
    ])
})
