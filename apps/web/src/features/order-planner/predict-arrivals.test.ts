import type { NextStop } from '@malote/api-client'
import { expect, test } from 'vitest'
import { assumedPace, predictArrivals, toPace, withPrediction } from './predict-arrivals.ts'

const minute = 60_000
const day = '2026-11-26'
const start = Date.parse(`${day}T12:00:00Z`)
const at = (minutes: number) => new Date(start + minutes * minute).toISOString()
const conditions = {
  day,
  now: start,
  pace: { minutesPerStop: 4, minutesPerKilometre: 2, minutesPerLeg: 10 },
  minutesToDeliver: 60,
  zone: 'America/Sao_Paulo',
}

interface Options {
  kind?: 'pickup' | 'dropoff'
  /** Kilometres to the north. */
  north?: number | null
  window?: [number, number]
  promised?: number
}
const order = (orderNumber: string, { kind = 'dropoff', north = 0, window, promised }: Options = {}) => ({
  orderNumber,
  nextStop: {
    kind,
    window: window ? { start: at(window[0]), end: at(window[1]) } : null,
    address: {
      postalCode: '01310100',
      street: 'Avenida Paulista',
      number: String(north),
      coordinates: north === null ? null : { latitude: -23.5 + north / 111.19, longitude: -46.6 },
    },
  } as NextStop,
  scheduledFor: null,
  promisedAt: promised === undefined ? null : at(promised),
})
const predict = (orders: ReturnType<typeof order>[], changed: Partial<Parameters<typeof predictArrivals>[1]> = {}) =>
  [...predictArrivals(orders, { ...conditions, ...changed })].map(([number, { arrival, lateMinutes }]) => [
    number,
    Math.round((arrival - start) / minute),
    lateMinutes,
  ])

test('a stop is reached after the stops before it and the ways between them', () => {
  expect(
    predict([order('a'), order('b', { north: 3 }), order('c', { north: 3 }), order('d', { north: null })]),
  ).toEqual([
    ['a', 0, 0],
    ['b', 10, 0],
    ['c', 14, 0],
    ['d', 24, 0],
  ])
})

test('the courier waits until a stop opens, and is late after its end or after the deadline', () => {
  expect(
    predict([
      order('a', { window: [30, 60] }),
      order('b', { north: 3, window: [0, 35] }),
      order('c', { north: 3, promised: 20 }),
    ]),
  ).toEqual([
    ['a', 30, 0],
    ['b', 40, 5],
    ['c', 44, 24],
  ])
})

test('an order that is not collected yet is late when the measured time to deliver does not suffice', () => {
  const orders = [order('a', { kind: 'pickup', promised: 50 })]
  expect(predict(orders)).toEqual([['a', 0, 10]])
  expect(predict(orders, { minutesToDeliver: null })).toEqual([['a', 0, 0]])
})

test('orders are collected together at one address, and delivered one after the other', () => {
  const pickups = [order('a', { kind: 'pickup' }), order('b', { kind: 'pickup' })]
  expect(predict(pickups).map(([, minutes]) => minutes)).toEqual([0, 0])
  const others = [order('a', { kind: 'pickup' }), order('b', { kind: 'pickup', north: 0.001 }), order('c')]
  expect(predict(others).map(([, minutes]) => minutes)).toEqual([0, 4, 8])
})

test('a later day begins with its first window; a past one, and one without a time, have no predictions', () => {
  const orders = [order('a', { window: [90, 120] }), order('b')]
  expect(predict(orders, { now: start - 24 * 60 * minute })).toEqual([
    ['a', 90, 0],
    ['b', 94, 0],
  ])
  expect(predict(orders, { now: start + 24 * 60 * minute })).toEqual([])
  expect(predict([order('b')], { now: start - 24 * 60 * minute })).toEqual([])
})

test('what is not measured is assumed', () => {
  expect(toPace(undefined)).toEqual(assumedPace)
  const measured = { measuredLegs: 30, minutesPerLeg: 12, minutesPerStop: null, minutesPerKilometre: null }
  expect(toPace({ ...measured, minutesToDeliver: null, ordersPerHour: 4 })).toEqual({
    ...assumedPace,
    minutesPerLeg: 12,
  })
})

test('an order is the same object for the same prediction', () => {
  const some = order('a') as never
  const first = withPrediction(some, { arrival: 1, lateMinutes: 0 })
  expect(withPrediction(some, { arrival: 1, lateMinutes: 0 })).toBe(first)
  expect(withPrediction(some, { arrival: 2, lateMinutes: 0 })).not.toBe(first)
  expect(withPrediction(some, undefined)).toBe(some)
})
