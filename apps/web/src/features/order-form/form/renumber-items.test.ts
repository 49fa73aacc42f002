import { expect, test } from 'vitest'
import { emptyItem, emptyOrder } from './order-values.ts'
import { getMovedIndex, renumberItems } from './renumber-items.ts'

function renumber(dropoffs: readonly string[], toNew: (index: number) => number | undefined): string[] {
  const items = dropoffs.map((dropoff) => ({ ...emptyItem, dropoff }))
  const setValue = (path: string, value: unknown) => {
    Object.assign(items[Number(path.split('.')[1])] ?? {}, { dropoff: value })
  }
  const form = { getValues: () => items, setValue } as unknown as Parameters<typeof renumberItems>[0]
  renumberItems(form, toNew)
  return items.map(({ dropoff }) => dropoff)
}

test('items follow a drop-off that is moved', () => {
  expect([0, 1, 2, 3].map((index) => getMovedIndex(index, 0, 2))).toEqual([2, 0, 1, 3])
  expect([0, 1, 2, 3].map((index) => getMovedIndex(index, 3, 1))).toEqual([0, 2, 3, 1])
  expect(renumber(['1', '', '3'], (index) => getMovedIndex(index, 0, 2))).toEqual(['3', '', '2'])
})

test('an item of a removed drop-off has none', () => {
  expect(renumber(['1', '2', '3'], (index) => (index === 1 ? undefined : index > 1 ? index - 1 : index))).toEqual([
    '1',
    '',
    '2',
  ])
})

test('a new item has no drop-off', () => {
  expect({ ...emptyOrder(''), items: [emptyItem] }.items[0]?.dropoff).toBe('')
})
