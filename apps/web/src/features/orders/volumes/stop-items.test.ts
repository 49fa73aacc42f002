import { expect, test } from 'vitest'
import { getPossibleStopItems, getStopItems } from './stop-items.ts'

const item = (description: string, quantity: number, dropoff?: number) => ({
  description,
  quantity,
  fragile: false,
  dropoff,
})
const pickup = { kind: 'pickup', position: 0, state: 'completed' } as const
const first = { kind: 'dropoff', position: 1, state: 'pending' } as const
const second = { kind: 'dropoff', position: 2, state: 'pending' } as const
const goBack = { kind: 'return', position: 3, state: 'en_route' } as const
const stops = [pickup, first, second]
const items = [item('Vela', 2, 2), item('Bolo', 3, 1)]

test('a drop-off of several has the items that state it, and the volumes before it', () => {
  expect(getStopItems({ items, stops }, first)).toEqual({ items: [items[1]], volumesBefore: 0, volumes: [1, 2, 3] })
  expect(getStopItems({ items, stops }, second)).toEqual({ items: [items[0]], volumesBefore: 3, volumes: [4, 5] })
})

test('the pickup and the only drop-off have all items', () => {
  const all = { items, volumesBefore: 0, volumes: [1, 2, 3, 4, 5] }
  expect(getStopItems({ items, stops }, pickup)).toEqual(all)
  const single = [item('Vela', 2)]
  const one = { items: single, stops: [pickup, first] }
  expect(getStopItems(one, first)).toEqual({ items: single, volumesBefore: 0, volumes: [1, 2] })
})

test('the return has what was not delivered', () => {
  const partly = [pickup, { ...first, state: 'completed' as const }, { ...second, state: 'failed' as const }]
  expect(getStopItems({ items, stops: partly }, goBack)).toEqual({
    items: [items[0]],
    volumesBefore: 0,
    volumes: [4, 5],
  })
  const all = { items, volumesBefore: 0, volumes: [1, 2, 3, 4, 5] }
  expect(getStopItems({ items, stops }, goBack)).toEqual(all)
})

test('an item without a drop-off may be of any', () => {
  const vague = [...items, item('Cartão', 1)]
  expect(getStopItems({ items: vague, stops }, first)).toBeUndefined()
  expect(getPossibleStopItems({ items: vague, stops }, first).items).toEqual(vague)
  const partly = [pickup, { ...first, state: 'completed' as const }, second]
  expect(getStopItems({ items: vague, stops: partly }, goBack)).toBeUndefined()
  expect(getStopItems({ items: vague, stops }, goBack)?.items).toEqual(vague)
})
