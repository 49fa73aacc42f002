import type { Role } from '@malote/api-client'
import { expect, test } from 'vitest'
import { getBulkSteps } from './bulk-steps.ts'

const orders = [
  { orderNumber: 'a', status: 'requested', collectedAt: null },
  { orderNumber: 'b', status: 'accepted', collectedAt: null },
  { orderNumber: 'c', status: 'delivered', collectedAt: '2026-11-20T12:00:00.000Z' },
] as const

const as = (role: Role, carriesOut = true) => ({ role, carriesOut })

test('offers a step with only the orders whose status allows it', () => {
  const steps = getBulkSteps(orders, as('admin'))
  expect(steps.find(({ to }) => to === 'accepted')?.orders).toEqual(['a'])
  expect(steps.flatMap((step) => step.orders)).not.toContain('c')
})

test('merges canceling into one step for all statuses that allow it, and counts the charged orders', () => {
  const cancel = getBulkSteps(orders, as('manager')).filter(({ to }) => to === 'canceled')
  expect(cancel).toHaveLength(1)
  expect(cancel[0]).toMatchObject({ label: 'Cancelar ordem', orders: ['a', 'b'], charged: 1 })
})

test('offers a role only its own steps', () => {
  expect(getBulkSteps(orders, as('manager')).some(({ to }) => to === 'accepted')).toBe(false)
  expect(getBulkSteps(orders, as('operator')).some(({ to }) => to === 'on_hold')).toBe(false)
})

test("offers an operator outside of the delivery team only the steps that are the company's too", () => {
  const labels = getBulkSteps(orders, as('operator', false)).map(({ label }) => label)
  expect(getBulkSteps(orders, as('operator')).map(({ label }) => label)).toContain('Aceitar ordem')
  expect(labels).not.toContain('Aceitar ordem')
  expect(labels).toContain('Cancelar ordem')
})

test('offers failed orders the steps that their goods allow', () => {
  const failed = [
    { orderNumber: 'a', status: 'failed', collectedAt: null },
    { orderNumber: 'b', status: 'failed', collectedAt: '2026-11-20T12:00:00.000Z' },
  ] as const
  const steps = getBulkSteps(failed, as('admin')).map(({ to, orders }) => [to, orders])
  expect(steps).toEqual([
    ['collecting', ['a']],
    ['in_transit', ['b']],
    ['collected', ['b']],
    ['requested', ['a']],
    ['returning', ['b']],
    ['on_hold', ['a', 'b']],
    ['canceled', ['a']],
  ])
})
