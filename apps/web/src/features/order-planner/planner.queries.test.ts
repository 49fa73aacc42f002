import { afterEach, expect, test } from 'vitest'
import { setFetch } from '../../lib/http/api.ts'
import { giveBack } from '../orders/forms/bulk-undo.ts'
import { assignOrders } from './planner.queries.ts'

const bodies: unknown[] = []
const collectBodies = () =>
  setFetch((_input, init) => {
    bodies.push(JSON.parse(String(init?.body)))
    return Promise.resolve(Response.json({ data: [] }))
  })
afterEach(() => {
  bodies.length = 0
  setFetch((input, init) => fetch(input, init))
})

const ana = { id: '01a22d45-4a48-7000-b314-63cebfa6759a', name: 'Ana' }
const bia = { id: '01a22d45-4a48-7000-b314-63cebfa6759b', name: 'Bia' }
const caio = { id: '01a22d45-4a48-7000-b314-63cebfa6759c', name: 'Caio' }

test('an order leaves the courier of the screen only, so that the decision of another user stays', async () => {
  collectBodies()
  await assignOrders(
    [
      { orderNumber: 'OS-2026-000001', status: 'requested', assignee: null },
      { orderNumber: 'OS-2026-000002', status: 'accepted', assignee: ana },
      { orderNumber: 'OS-2026-000003', status: 'accepted', assignee: bia },
    ],
    caio.id,
  )
  expect(bodies).toEqual([
    { to: 'accepted', assigneeId: caio.id, orderNumbers: ['OS-2026-000001'] },
    { assigneeId: caio.id, fromAssigneeId: ana.id, orderNumbers: ['OS-2026-000002'] },
    { assigneeId: caio.id, fromAssigneeId: bia.id, orderNumbers: ['OS-2026-000003'] },
  ])
})

test('the undo takes an order from the courier of the act only', async () => {
  collectBodies()
  await giveBack([{ orderNumber: 'OS-2026-000002', assignee: ana }], caio.id)
  expect(bodies).toEqual([{ assigneeId: ana.id, fromAssigneeId: caio.id, orderNumbers: ['OS-2026-000002'] }])
})
