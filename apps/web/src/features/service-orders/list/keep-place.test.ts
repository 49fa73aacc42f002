import type { ServiceOrderSummary } from '@malote/api-client'
import { expect, test } from 'vitest'
import { keepPlace } from './keep-place.ts'

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
  assignee: null,
  requestedBy: null,
  createdAt: '2026-11-20T10:00:00Z',
  updatedAt,
})
const numbers = (rows: readonly ServiceOrderSummary[]) => rows.map(({ orderNumber }) => orderNumber)

test('newer rows never move, bring or take a row from under the eyes', () => {
  const kept = keepPlace([order('1'), order('2'), order('3')], [order('9'), order('3'), order('1')])
  expect(numbers(kept.rows)).toEqual(['1', '2', '3'])
  expect(kept.waiting).toBe(1)
  expect(kept.moved).toBe(true)
  expect(kept.changed).toEqual([])
})

test('what changed is shown where it stands, and marked', () => {
  const kept = keepPlace([order('1'), order('2')], [order('2', '2026-11-20T10:05:00Z'), order('1')])
  expect(numbers(kept.rows)).toEqual(['1', '2'])
  expect(kept.rows[1]?.updatedAt).toBe('2026-11-20T10:05:00Z')
  expect(kept.changed).toEqual(['2'])
  expect(kept.waiting).toBe(0)
})

test('an order that became late is a change, although nobody touched it', () => {
  expect(keepPlace([order('1')], [order('1', undefined, true)]).changed).toEqual(['1'])
})
