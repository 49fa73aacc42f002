import type { ServiceOrderSummary } from '@malote/api-client'
import { examples } from '@malote/api-client/examples'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { renderPlannerCard } from './planner-card.tsx'

const page = examples['serviceOrders.list']?.response as { data: ServiceOrderSummary[] }
const [example] = page.data

test('shows the hours of a stop in its zone, with the name of the zone where it is not that of the viewer', async () => {
  const address = { state: 'PE', city: 'Fernando de Noronha', street: 'Vila dos Remédios', number: '1' }
  const order = {
    ...example,
    nextStop: {
      kind: 'dropoff',
      contactName: 'Ana',
      address,
      window: { start: '2026-11-20T12:00:00Z', end: '2026-11-20T13:00:00Z' },
    },
  } as unknown as ServiceOrderSummary
  const screen = await render(<div>{renderPlannerCard(order as never)}</div>)
  await expect.element(screen.getByText('10:00 às 11:00 (Fernando de Noronha)')).toBeVisible()
})
