import { examples, ServiceOrder, ServiceOrderStatus } from '@malote/api-client'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { nextStepOf } from './next-step'

const orderExample = z.parse(ServiceOrder, examples['serviceOrders.get']?.response)
const order = (changes: object) => z.parse(ServiceOrder, { ...orderExample, ...changes })
const nobody: ServiceOrderStatus[] = ['delivered', 'returned', 'canceled']

test.each(ServiceOrderStatus.options)(
  'an order that is %s says what happens, and who acts if anybody has to',
  (status) => {
    const step = nextStepOf(order({ status, canceledAt: null }))
    expect(step.what).not.toBe('')
    expect(step.who === null).toBe(nobody.includes(status))
  },
)

test('on the way the person who carries it acts, until the first window that is still open ends', () => {
  const [pickup, dropoff] = orderExample.stops
  const window = (hour: number) => ({ start: `2026-11-21T0${hour}:00:00Z`, end: `2026-11-21T0${hour + 1}:00:00Z` })
  const step = nextStepOf(
    order({
      status: 'in_transit',
      assignee: orderExample.requestedBy,
      stops: [
        pickup,
        { ...dropoff, state: 'completed', window: window(1) },
        { ...dropoff, window: window(5) },
        { ...dropoff, window: window(3) },
      ],
    }),
  )
  expect(step).toMatchObject({ who: 'Gisele Gestora', until: { label: 'Entregar até', at: '2026-11-21T04:00:00Z' } })
})

test('a canceled order may be opened again for a day', () => {
  const step = nextStepOf(order({ status: 'canceled', canceledAt: '2026-11-20T12:00:00Z' }))
  expect(step.until).toEqual({ label: 'Reabrir até', at: '2026-11-21T12:00:00.000Z' })
})
