import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { OrderNumber } from './service-order.ts'

test.each([
  'OS-2026-000123',
  'os-2026-000123',
  'Os 2026 000123',
  'OS2026000123',
  'OS 2026-123',
  'OS–2026–000123',
  'OS\u20112026\u2011000123',
  'OS\u22122026\u2212000123',
  'OS_2026_000123',
  'OS/2026/000123',
  'OS\u00a02026\u00a0000123',
  ' #OS-2026-000123.',
  '(OS-2026-000123)',
  '“OS-2026-000123”',
  'OS-2026-000123\u200b',
])('reads %j', (text) => {
  expect(z.parse(OrderNumber, text)).toBe('OS-2026-000123')
})

test('a number with more than six digits stays', () => {
  expect(z.parse(OrderNumber, 'os20261234567')).toBe('OS-2026-1234567')
})

test.each(['PED-2026-000123', '123', 'OS-26-123', 'OS-2026', 'COSMOS 2026 1', 'OS 2026 123 A'])(
  'leaves %j as it is',
  (text) => {
    expect(z.parse(OrderNumber, text)).toBe(text)
  },
)

test('rejects an empty and a long text', () => {
  expect(z.safeParse(OrderNumber, ' ').success).toBe(false)
  expect(z.safeParse(OrderNumber, 'x'.repeat(25)).success).toBe(false)
})
