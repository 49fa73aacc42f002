import type { ServiceOrderStatus } from '@malote/api-client'
import { expect, test } from 'vitest'
import { formatBulkAssignment, formatBulkResult } from './step-texts.ts'

test.each([
  [3, 'requested', 'accepted', '3 ordens aceitas.'],
  [1, 'draft', 'requested', '1 ordem solicitada.'],
  [2, 'accepted', 'requested', '2 ordens devolvidas à fila.'],
  [2, 'canceled', 'requested', '2 ordens reabertas.'],
  [1, 'failed', 'requested', '1 ordem reagendada.'],
  [2, 'expired', 'requested', '2 ordens reagendadas.'],
  [1000, 'accepted', 'canceled', '1.000 ordens canceladas.'],
] as [number, ServiceOrderStatus, ServiceOrderStatus, string][])(
  'reports %i orders moved from %s to %s as %s',
  (count, from, to, text) => {
    expect(formatBulkResult(count, from, to)).toBe(text)
  },
)

test('reports an assignment with its assignee, whatever the status of the orders', () => {
  expect(formatBulkAssignment(3, 'Bruna')).toBe('3 ordens passadas para Bruna.')
  expect(formatBulkAssignment(1, 'Bruna')).toBe('1 ordem passada para Bruna.')
  expect(formatBulkAssignment(2, undefined)).toBe('Você assumiu 2 ordens.')
})
