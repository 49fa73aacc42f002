import { expect, test } from 'vitest'
import { bulkSteps } from './bulk-steps.ts'

const orders = [
  { orderNumber: 'a', status: 'requested' },
  { orderNumber: 'b', status: 'accepted' },
  { orderNumber: 'c', status: 'delivered' },
] as const

test('a step is offered with the orders whose status it starts from, and nothing for the others', () => {
  const steps = bulkSteps(orders, 'admin')
  expect(steps.find(({ to }) => to === 'accepted')?.orders).toEqual(['a'])
  expect(steps.flatMap((step) => step.orders)).not.toContain('c')
})

test('canceling is one step for all statuses that allow it, and counts what is charged', () => {
  const cancel = bulkSteps(orders, 'manager').filter(({ to }) => to === 'canceled')
  expect(cancel).toHaveLength(1)
  expect(cancel[0]).toMatchObject({ label: 'Cancelar ordem', orders: ['a', 'b'], charged: 1 })
})

test('a role is offered only its own steps', () => {
  expect(bulkSteps(orders, 'manager').some(({ to }) => to === 'accepted')).toBe(false)
  expect(bulkSteps(orders, 'operator').some(({ to }) => to === 'on_hold')).toBe(false)
})
