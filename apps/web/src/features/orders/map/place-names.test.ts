import type { ServiceOrderSummary } from '@malote/api-client'
import { expect, test } from 'vitest'
import { createPlaceNames } from './place-names.ts'

const createOrder = (
  neighborhood: string,
  city: string,
  longitude: number,
  precision: 'address' | 'district' | 'municipality' = 'address',
) => ({
  dropoff: { neighborhood, city, state: 'SP' } as ServiceOrderSummary['dropoff'],
  dropoffPosition: { latitude: -23.5, longitude, precision },
})
const listNames = (...orders: ReturnType<typeof createOrder>[]) => orders.map(createPlaceNames(orders))

test('orders of distant cities have the names of their cities', () => {
  expect(listNames(createOrder('Centro', 'São Paulo', -46.6), createOrder('Centro', 'Campinas', -47.3))).toEqual([
    'São Paulo',
    'Campinas',
  ])
})

test('orders in and around one city have the names of their neighborhoods', () => {
  expect(listNames(createOrder('Lapa', 'São Paulo', -46.7), createOrder('', 'Osasco', -46.8))).toEqual([
    'Lapa',
    'Osasco',
  ])
})

test('orders in a neighborhood that several cities have are named after their cities', () => {
  const orders = [createOrder('Centro', 'Osasco', -46.8), createOrder('Centro', 'Guarulhos', -46.5)]
  expect(listNames(...orders, createOrder('Lapa', 'São Paulo', -46.7))).toEqual(['Osasco', 'Guarulhos', 'Lapa'])
})

test('an order in the middle of its district has the name of its neighborhood', () => {
  expect(
    listNames(createOrder('Lapa', 'São Paulo', -46.7, 'district'), createOrder('Sé', 'São Paulo', -46.6, 'district')),
  ).toEqual(['Lapa', 'Sé'])
})

test('an order in the middle of its city does not have the name of its neighborhood', () => {
  expect(
    listNames(createOrder('Lapa', 'São Paulo', -46.6, 'municipality'), createOrder('Sé', 'São Paulo', -46.7)),
  ).toEqual(['São Paulo', 'Sé'])
})
