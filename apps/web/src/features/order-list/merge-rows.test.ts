import type { ServiceOrderSummary } from '@malote/api-client'
import { expect, test } from 'vitest'
import { mergeRows } from './merge-rows.ts'

const order = (orderNumber: string, updatedAt = '2026-11-20T10:00:00Z', late = false): ServiceOrderSummary => ({
  orderNumber,
  company: { id: 'c', name: 'Padaria' },
  status: 'requested',
  priority: 'normal',
  externalRef: null,
  scheduledFor: null,
  promisedAt: null,
  late,
  pickup: { contactName: 'Ana', city: 'São Paulo', state: 'SP' },
  dropoff: { contactName: 'Rui', neighborhood: 'Centro', city: 'Campinas', state: 'SP' },
  dropoffCount: 1,
  collectedAt: null,
  assignee: null,
  requestedBy: null,
  version: 1,
  createdAt: '2026-11-20T10:00:00Z',
  updatedAt,
})
const numbers = (rows: readonly ServiceOrderSummary[]) => rows.map(({ orderNumber }) => orderNumber)

test('neither moves, adds nor removes rows after a refetch', () => {
  const merged = mergeRows([order('1'), order('2'), order('3')], [order('9'), order('3'), order('1')])
  expect(numbers(merged.rows)).toEqual(['1', '2', '3'])
  expect(merged.waiting).toBe(1)
  expect(merged.moved).toBe(true)
  expect(merged.changed).toEqual([])
})

test('updates and marks changed rows in their position', () => {
  const merged = mergeRows([order('1'), order('2')], [order('2', '2026-11-20T10:05:00Z'), order('1')])
  expect(numbers(merged.rows)).toEqual(['1', '2'])
  expect(merged.rows[1]?.updatedAt).toBe('2026-11-20T10:05:00Z')
  expect(merged.changed).toEqual(['2'])
  expect(merged.waiting).toBe(0)
})

test('marks an order that became late as changed, although its version is the same', () => {
  expect(mergeRows([order('1')], [order('1', undefined, true)]).changed).toEqual(['1'])
})
