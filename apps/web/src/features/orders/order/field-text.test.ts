import type { ServiceOrder } from '@malote/api-client'
import { expect, test } from 'vitest'
import { formatFieldValue, getFieldLabel } from './field-text.ts'

test.each([
  ['/notes', 'Observações para o entregador'],
  ['/pickup/window/start', 'Coleta, início da janela'],
  ['/dropoffs/1/address/postalCode', 'Entrega 2, CEP'],
  ['/dropoffs/0/contactPhone', 'Entrega 1, telefone'],
  ['/items/0/quantity', 'Item 1, quantidade'],
  ['/stops/state', 'Situação da parada'],
  ['/somethingNew', 'Outro campo'],
])('formats the field %s as “%s”', (pointer, label) => {
  expect(getFieldLabel(pointer)).toBe(label)
})

test.each([
  ['/notes', null, '(vazio)'],
  ['/status', 'in_transit', 'Em rota'],
  ['/dropoffs/0/contactPhone', '+5511912345678', '(11) 91234-5678'],
  ['/pickup/address/postalCode', '01310100', '01310-100'],
  ['/declaredValueCents', 123456, 'R$\u00a01.234,56'],
  ['/items/0/weightGrams', 1500, '1,5 kg'],
  ['/items/0/fragile', true, 'Sim'],
  ['/priority', 'urgent', 'Urgente'],
  ['/pickup/locationId', '0192b7f0-1c5e-7d2a-9f3b-6a1e5c0d4b21', 'Outra'],
] as const)('formats the value of %s, %s, as “%s”', (pointer, value, text) => {
  expect(formatFieldValue(pointer, value, [])).toBe(text)
})

test('formats a window in the local time of its stop', () => {
  const addresses = [
    { kind: 'pickup', address: { state: 'SP', city: 'São Paulo', postalCode: '01310100' } },
    { kind: 'dropoff', address: { state: 'SP', city: 'São Paulo', postalCode: '01310100' } },
    { kind: 'dropoff', address: { state: 'AM', city: 'Manaus', postalCode: '69005010' } },
  ]
  const stops = addresses as unknown as ServiceOrder['stops']
  const at = '2026-12-01T13:00:00.000Z'
  expect(formatFieldValue('/pickup/window/start', at, stops)).toMatch(/^01\/12\/2026 10:00/)
  expect(formatFieldValue('/dropoffs/0/window/end', at, stops)).toMatch(/^01\/12\/2026 10:00/)
  expect(formatFieldValue('/dropoffs/1/window/start', at, stops)).toMatch(/^01\/12\/2026 09:00 \(horário de Manaus\)/)
})
