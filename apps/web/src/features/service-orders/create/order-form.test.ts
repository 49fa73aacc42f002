import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { emptyItem, emptyStop, OrderForm, type OrderValues } from './order-form'

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
  companyId: '0190e1c2-0000-7000-8000-000000000001',
  priority: 'normal',
  externalRef: '',
  costCenter: '',
  notes: '',
  pickup: stop,
  dropoffs: [stop],
  items: [],
  ...changes,
})
const pathsOf = (form: OrderValues) => z.safeParse(OrderForm, form).error?.issues.map((issue) => issue.path.join('.'))

test('what is left empty is not sent, and the rest is kept in the form of the contract', () => {
  const request = z.parse(OrderForm, values())
  expect(request).not.toHaveProperty('externalRef')
  expect(request.pickup).not.toHaveProperty('window')
  expect(request.pickup.contactPhone).toBe('+5511912345678')
  expect(request.pickup.address.postalCode).toBe('01310100')
})

test('an error stands at the field that caused it', () => {
  expect(pathsOf(values({ pickup: emptyStop }))).toEqual([
    'pickup.address.postalCode',
    'pickup.address.street',
    'pickup.address.number',
    'pickup.address.neighborhood',
    'pickup.address.city',
    'pickup.address.state',
    'pickup.contactName',
  ])
})

test('a window with a part missing asks for it, and a past one is refused', () => {
  expect(pathsOf(values({ pickup: { ...stop, window: { day: '2030-01-01', start: '09:00', end: '' } } }))).toEqual([
    'pickup.window.end',
  ])
  expect(pathsOf(values({ pickup: { ...stop, window: { day: '2020-01-01', start: '09:00', end: '10:00' } } }))).toEqual(
    ['pickup.window.end'],
  )
})

test('a weight is typed in kilograms with a comma and sent in grams', () => {
  const request = z.parse(OrderForm, values({ items: [{ ...emptyItem, description: 'Caixa', weight: '1,5' }] }))
  expect(request.items?.[0]).toMatchObject({ description: 'Caixa', quantity: 1, weightGrams: 1500 })
})

test('a weight that is no number is refused at its field', () => {
  expect(pathsOf(values({ items: [{ ...emptyItem, description: 'Caixa', weight: 'muito' }] }))).toEqual([
    'items.0.weightGrams',
  ])
})
