import { expect, test } from 'vitest'
import { parseOrderNumbers } from './order-numbers.ts'

test('reads numbers with any separator, each number once', () => {
  expect(parseOrderNumbers('OS-2026-000123\r\nOS-2026-000124;os-2026-000123,\tOS-2025-000007', 2026)).toEqual([
    'OS-2026-000123',
    'OS-2026-000124',
    'OS-2025-000007',
  ])
})

test('reads numbers with small letters, spaces, other dashes and without dashes', () => {
  expect(parseOrderNumbers('os 2026 000123, OS–2026–000124\nOS2026000125 OS\u20112026\u2011000126.', 2026)).toEqual([
    'OS-2026-000123',
    'OS-2026-000124',
    'OS-2026-000125',
    'OS-2026-000126',
  ])
})

test('completes short forms', () => {
  expect(parseOrderNumbers('123 #45 2025-7', 2026)).toEqual(['OS-2026-000123', 'OS-2026-000045', 'OS-2025-000007'])
})

test('treats one number, and numbers mixed with words, as a search', () => {
  expect(parseOrderNumbers('OS-2026-000123', 2026)).toBeUndefined()
  expect(parseOrderNumbers('Rua Augusta 123', 2026)).toBeUndefined()
  expect(parseOrderNumbers('(11) 91234-5678', 2026)).toBeUndefined()
  expect(parseOrderNumbers('', 2026)).toBeUndefined()
})

test('the groups of the key of an invoice are a search text', () => {
  expect(parseOrderNumbers('3526 1112 3456 7800 0195 5500 1000 0000 2610 0001 0303', 2026)).toBeUndefined()
  // The same groups with another check digit are numbers.
  expect(parseOrderNumbers('3526 1112 3456 7800 0195 5500 1000 0000 2610 0001 0304', 2026)).toHaveLength(11)
})
