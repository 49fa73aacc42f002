import { expect, test } from 'vitest'
import { getStopItems } from './stop-items.ts'

const item = (description: string, quantity: number, dropoff?: number) => ({
  description,
  quantity,
  fragile: false,
  dropoff,
})
const stops = [
  { kind: 'pickup', position: 0 },
  { kind: 'dropoff', position: 1 },
  { kind: 'dropoff', position: 2 },
] as const
const [pickup, first, second] = stops
const items = [item('Vela', 2, 2), item('Bolo', 3, 1)]

test('a drop-off of several has the items that state it, and the volumes before it', () => {
  expect(getStopItems({ items, stops }, first)).toEqual({ items: [items[1]], volumesBefore: 0 })
  expect(getStopItems({ items, stops }, second)).toEqual({ items: [items[0]], volumesBefore: 3 })
})

test('the pickup and the only drop-off have all items', () => {
  expect(getStopItems({ items, stops }, pickup)).toEqual({ items, volumesBefore: 0 })
  const single = [item('Vela', 2)]
  expect(getStopItems({ items: single, stops: [pickup, first] }, first)).toEqual({ items: single, volumesBefore: 0 })
})

test('an item without a drop-off may be of any', () => {
  expect(getStopItems({ items: [...items, item('Cartão', 1)], stops }, first)).toBeUndefined()
})
