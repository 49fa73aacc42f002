import type { OccurrenceDetail, ServiceOrder, User } from '@malote/api-client'
import { examples } from '@malote/api-client/examples'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { OccurrenceEntry } from './occurrence-entry.tsx'

const order = examples['serviceOrders.get']?.response as ServiceOrder
const user = { ...(examples['users.me']?.response as User), role: 'operator' } as User
const page = examples['occurrences.listOfOrder']?.response as { data: OccurrenceDetail[] }
const dropoff = order.stops[1]
const occurrence = { ...page.data[0], stopId: dropoff?.id, status: 'open', resolution: null } as OccurrenceDetail

function show(state: 'failed' | 'completed', changes: Partial<OccurrenceDetail> = {}) {
  const stops = order.stops.map((stop) => (stop.id === dropoff?.id ? { ...stop, state } : stop))
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <ol>
        <OccurrenceEntry
          order={{ ...order, stops } as ServiceOrder}
          user={user}
          occurrence={{ ...occurrence, ...changes }}
          files={[]}
        />
      </ol>
    </QueryClientProvider>,
  )
}

test('an open occurrence of a failed attempt states that its stop is delivered now, and proposes a solution', async () => {
  const screen = await show('completed', { reason: 'Destinatário ausente' })
  await expect.element(screen.getByText('Esta parada agora está como Entregue')).toBeVisible()
  await screen.getByRole('button', { name: /^Resolver/ }).click()
  await expect.element(screen.getByLabelText('Solução')).toHaveValue('A parada foi entregue.')
})

test.each([
  ['its stop is not delivered', 'failed', { reason: 'Destinatário ausente' }],
  ['it is resolved', 'completed', { reason: 'Destinatário ausente', status: 'resolved', resolution: 'Trocada.' }],
  ['a person opened it', 'completed', { reason: null }],
] as const)('an occurrence has no such note when %s', async (_, state, changes) => {
  const screen = await show(state, changes)
  await expect.element(screen.getByRole('listitem').first()).toBeVisible()
  await expect.element(screen.getByText('Esta parada agora está como Entregue')).not.toBeInTheDocument()
})
