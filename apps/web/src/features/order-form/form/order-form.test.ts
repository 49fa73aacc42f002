import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { toPoint } from '../../../lib/forms/address-values.ts'
import { DraftForm, OrderForm, toChanges } from './order-form.ts'
import { emptyItem, emptyOrder, emptyStop, type OrderValues, toNextOrder } from './order-values.ts'

const stop = {
  ...emptyStop,
  contactName: 'Ana',
  contactPhone: '(11) 91234-5678',
  address: {
    ...emptyStop.address,
    postalCode: '01310-100',
    street: 'Avenida Paulista',
    number: 'S/N',
    neighborhood: 'Bela Vista',
    city: 'São Paulo',
    state: 'SP',
  },
}
const values = (changes: Partial<OrderValues> = {}): OrderValues => ({
  ...emptyOrder('0190e1c2-0000-7000-8000-000000000001'),
  pickup: stop,
  dropoffs: [stop],
  ...changes,
})
const listPaths = (form: OrderValues) => z.safeParse(OrderForm, form).error?.issues.map((issue) => issue.path.join('.'))

test("omits empty fields and converts the others to the contract's format", () => {
  const request = z.parse(OrderForm, values())
  expect(request).not.toHaveProperty('externalRef')
  expect(request.pickup).not.toHaveProperty('window')
  expect(request.pickup.contactPhone).toBe('+5511912345678')
  expect(request.pickup.address.postalCode).toBe('01310100')
})

test('sends the coordinates inside the address', () => {
  const coordinates = { latitude: -23.561414, longitude: -46.655881 }
  const there = { ...stop, address: { ...stop.address, point: toPoint(coordinates, { street: 'Avenida Paulista' }) } }
  const request = z.parse(OrderForm, values({ dropoffs: [there] }))
  expect(request.dropoffs[0]?.address).toMatchObject({ coordinates })
  expect(request.pickup.address).not.toHaveProperty('coordinates')
  const draft = z.parse(DraftForm, values({ dropoffs: [there] }))
  expect(draft.dropoffs?.[0]?.address).toMatchObject({ coordinates })
})

test('reports an error at the form field that caused it', () => {
  expect(listPaths(values({ pickup: emptyStop }))).toEqual([
    'pickup.address.postalCode',
    'pickup.address.street',
    'pickup.address.number',
    'pickup.address.neighborhood',
    'pickup.address.city',
    'pickup.address.state',
    'pickup.contactName',
  ])
})

test('rejects an incomplete window and a window in the past', () => {
  expect(listPaths(values({ pickup: { ...stop, window: { day: '2030-01-01', start: '09:00', end: '' } } }))).toEqual([
    'pickup.window.end',
  ])
  expect(
    listPaths(values({ pickup: { ...stop, window: { day: '2020-01-01', start: '09:00', end: '10:00' } } })),
  ).toEqual(['pickup.window.end'])
})

test('converts a weight typed in kilograms with a comma to grams', () => {
  const request = z.parse(OrderForm, values({ items: [{ ...emptyItem, description: 'Caixa', weight: '1,5' }] }))
  expect(request.items?.[0]).toMatchObject({ description: 'Caixa', quantity: 1, weightGrams: 1500 })
})

test('rejects a weight that is not a number at its field', () => {
  expect(listPaths(values({ items: [{ ...emptyItem, description: 'Caixa', weight: 'muito' }] }))).toEqual([
    'items.0.weightGrams',
  ])
})

test('accepts an incomplete draft, also with half a window', () => {
  const half = { ...emptyStop, window: { day: '2030-01-01', start: '09:00', end: '' } }
  const draft = z.parse(DraftForm, values({ pickup: emptyStop, dropoffs: [half] }))
  expect(draft.draft).toBe(true)
  expect(draft.dropoffs?.[0]).not.toHaveProperty('window')
})

test('sends null for fields of a draft that were emptied', () => {
  expect(toChanges(z.parse(OrderForm, values({ costCenter: 'CC-1' })))).toMatchObject({
    externalRef: null,
    costCenter: 'CC-1',
  })
})

test('reads a window in the local time of the stop, ending on the next day when it crosses midnight', () => {
  const manaus = { ...stop, address: { ...stop.address, state: 'AM' } }
  const night = { day: '2030-01-01', start: '22:00', end: '02:00' }
  expect(z.parse(OrderForm, values({ dropoffs: [{ ...manaus, window: night }] })).dropoffs[0]?.window).toEqual({
    start: '2030-01-02T02:00:00.000Z',
    end: '2030-01-02T06:00:00.000Z',
  })
})

test('starts the next order with the place of the pickup, and nothing else of the stop', () => {
  const window = { day: '2030-01-01', start: '09:00', end: '10:00' }
  const requested = values({ costCenter: 'Eventos', notes: 'Frágil', pickup: { ...stop, stopId: 'coleta-1', window } })
  expect(toNextOrder(requested)).toEqual({ ...emptyOrder(requested.companyId), costCenter: 'Eventos', pickup: stop })
})
