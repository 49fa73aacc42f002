import { expect, test } from 'vitest'
import { describeMissing } from './export-receipts.ts'

const orders = (count: number, status: 'delivered' | 'in_transit') =>
  Array.from({ length: count }, (_, index) => ({ orderNumber: `OS-${status}-${index + 1}`, status }))

test('the notification names the orders without a receipt, and counts the rest', () => {
  expect(describeMissing(orders(2, 'delivered'))).toBe('')
  expect(describeMissing([...orders(2, 'delivered'), ...orders(1, 'in_transit')])).toBe(
    'Sem comprovante: OS-in_transit-1.',
  )
  expect(describeMissing(orders(5, 'in_transit'))).toBe(
    'Sem comprovante: OS-in_transit-1, OS-in_transit-2, OS-in_transit-3 e mais 2.',
  )
})
