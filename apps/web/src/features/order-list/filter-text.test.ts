import { expect, test } from 'vitest'
import type { OrderFilterSearch } from '../orders/order-list-search.ts'
import { clearFilter, formatFilter, getDeadline, toDeadlineFilters } from './filter-text.ts'

const names = { user: { id: 'a' }, assignee: undefined, requester: undefined, location: undefined } as never
const search = (filters: Partial<OrderFilterSearch>) => filters as OrderFilterSearch

test.each([
  ['late', { late: true, delivery: undefined }, 'Atrasadas agora'],
  ['delayed', { late: undefined, delivery: 'delayed' }, 'Entregues com atraso'],
  ['notLate', { late: false, delivery: undefined }, 'Sem atraso agora'],
] as const)('the choice %s of "Prazo" has its own filters and text', (choice, filters, text) => {
  expect(toDeadlineFilters(choice, search({}))).toEqual(filters)
  expect(getDeadline(search(filters))).toBe(choice)
  expect(formatFilter('late', search(filters), names)).toBe(text)
  expect(formatFilter('delivery', search(filters), names)).toBeUndefined()
  expect(clearFilter('late', search(filters))).toEqual({ late: undefined, delivery: undefined })
})

test('the chip "Prazo" leaves other figures of deliveries alone', () => {
  const onTime = search({ delivery: 'on_time' })
  expect(toDeadlineFilters('late', onTime).delivery).toBe('on_time')
  expect(formatFilter('delivery', onTime, names)).toBe('Entregue no prazo')
  expect(clearFilter('delivery', onTime)).toEqual({ delivery: undefined })
})
