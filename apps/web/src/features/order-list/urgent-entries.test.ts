import type { Occurrence, ServiceOrderSummary } from '@malote/api-client'
import { expect, test } from 'vitest'
import { rankUrgent } from './urgent-entries.ts'

const order = (orderNumber: string, promisedAt: string | null, late = false) =>
  ({ orderNumber, promisedAt, late }) as ServiceOrderSummary
const occurrence = (id: string, dueAt: string, overdue = false) =>
  ({ id, orderNumber: `of ${id}`, dueAt, overdue }) as Occurrence
const at = (hour: string) => `2026-11-27T${hour}:00:00.000Z`

test('late orders and overdue occurrences are first, each group by deadline', () => {
  const orders = [order('late', at('09'), true), order('soon', at('12')), order('never', null)]
  const occurrences = [occurrence('overdue', at('08'), true), occurrence('unowned', at('11'))]
  expect(rankUrgent(orders, occurrences, 9).map(({ id }) => id)).toEqual([
    'overdue',
    'late',
    'unowned',
    'soon',
    'never',
  ])
})

test('an order that is late and waits is shown once, and its occurrence is another entry', () => {
  const late = order('OS-1', at('09'), true)
  const occurrenceEntry = { ...occurrence('a', at('10'), true), orderNumber: 'OS-1' }
  expect(rankUrgent([late, late], [occurrenceEntry], 9).map(({ id, orderNumber }) => [id, orderNumber])).toEqual([
    ['OS-1', 'OS-1'],
    ['a', 'OS-1'],
  ])
})

test('only the most urgent are kept', () => {
  const orders = [order('a', at('09')), order('b', at('10'))]
  expect(rankUrgent(orders, [occurrence('c', at('08'))], 2).map(({ id }) => id)).toEqual(['c', 'a'])
})
