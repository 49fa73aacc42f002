import type { Role } from '@malote/api-client'
import { expect, test } from 'vitest'
import { bulkSteps } from './bulk-steps.ts'

const orders = [
  { orderNumber: 'a', status: 'requested' },
  { orderNumber: 'b', status: 'accepted' },
  { orderNumber: 'c', status: 'delivered' },
] as const

const as = (role: Role, carriesOut = true) => ({ role, carriesOut })

test('offers a step with only the orders whose status allows it', () => {
  const steps = bulkSteps(orders, as('admin'))
  expect(steps.find(({ to }) => to === 'accepted')?.orders).toEqual(['a'])
  expect(steps.flatMap((step) => step.orders)).not.toContain('c')
})

test('merges canceling into one step for all statuses that allow it, and counts the charged orders', () => {
  const cancel = bulkSteps(orders, as('manager')).filter(({ to }) => to === 'canceled')
  expect(cancel).toHaveLength(1)
  expect(cancel[0]).toMatchObject({ label: 'Cancelar ordem', orders: ['a', 'b'], charged: 1 })
})

test('a role is offered only its own steps', () => {
  expect(bulkSteps(orders, as('manager')).some(({ to }) => to === 'accepted')).toBe(false)
  expect(bulkSteps(orders, as('operator')).some(({ to }) => to === 'on_hold')).toBe(false)
})

test("offers an operator outside of the delivery team only the steps that are the company's too", () => {
  const labels = bulkSteps(orders, as('operator', false)).map(({ label }) => label)
  expect(bulkSteps(orders, as('operator')).map(({ label }) => label)).toContain('Aceitar ordem')
  expect(labels).not.toContain('Aceitar ordem')
  expect(labels).toContain('Cancelar ordem')
})
