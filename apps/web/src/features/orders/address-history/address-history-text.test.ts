import { expect, test } from 'vitest'
import { formatAddressHistory } from './address-history-text.ts'

const nothing = { deliveries: 0, failures: [], receivers: [], instructions: null }
const lastAt = '2026-09-18T13:20:00.000Z'
const absent = { reason: 'Destinatário ausente', total: 3, morning: 2, afternoon: 1, evening: 0, lastAt }

test('has no line for an address without earlier orders', () => {
  expect(formatAddressHistory(nothing)).toEqual([])
})

test('has three lines: what happened, who received, the last instructions', () => {
  const history = {
    deliveries: 7,
    failures: [absent, { ...absent, reason: 'Recusado', total: 1, morning: 0, afternoon: 0, evening: 1 }],
    receivers: [
      { name: 'Nilton, portaria', total: 4, lastAt },
      { name: 'Ana', total: 1, lastAt },
    ],
    instructions: 'Portão azul.',
  }
  expect(formatAddressHistory(history)).toEqual([
    '7 entregas e 4 tentativas sem sucesso no último ano: Destinatário ausente (3 vezes, 2 de manhã); Recusado (1 vez, à noite).',
    'Recebeu: Nilton, portaria (4 vezes); Ana (1 vez).',
    'Última instrução: Portão azul.',
  ])
})

test('names no part of the day that has half of the attempts or less', () => {
  const failures = [{ ...absent, total: 2, morning: 1, afternoon: 1 }]
  expect(formatAddressHistory({ ...nothing, failures })).toEqual([
    '2 tentativas sem sucesso no último ano: Destinatário ausente (2 vezes).',
  ])
})

test('does not repeat the instructions of the order', () => {
  expect(formatAddressHistory({ ...nothing, deliveries: 1, instructions: 'Portão azul.' }, 'Portão azul. ')).toEqual([
    '1 entrega no último ano.',
  ])
})
