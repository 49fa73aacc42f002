import { expect, test } from 'vitest'
import { emptyItem, emptyOrder, emptyStop } from './order-values.ts'
import { detachItems, getMovedIndex, rememberDropoff, renumberItems } from './renumber-items.ts'

/** @returns a form of items with these drop-offs and descriptions `1`, `2` and so on, and the items. */
function createForm(dropoffs: readonly string[]) {
  const items = dropoffs.map((dropoff, index) => ({ ...emptyItem, description: String(index + 1), dropoff }))
  const setValue = (path: string, value: unknown) => {
    Object.assign(items[Number(path.split('.')[1])] ?? {}, { dropoff: value })
  }
  return { form: { getValues: () => items, setValue } as unknown as Parameters<typeof renumberItems>[0], items }
}

function renumber(dropoffs: readonly string[], toNew: (index: number) => number | undefined): string[] {
  const { form, items } = createForm(dropoffs)
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

test('a drop-off that is inserted again has its items', () => {
  const { form, items } = createForm(['1', '2', '2', '3', ''])
  const attach = detachItems(form, 1)
  expect(items.map(({ dropoff }) => dropoff)).toEqual(['1', '', '', '2', ''])
  attach()
  expect(items.map(({ dropoff }) => dropoff)).toEqual(['1', '2', '2', '3', ''])
})

test('a drop-off that is inserted again takes no item that was removed, moved or changed since', () => {
  const { form, items } = createForm(['1', '2', '2', '2'])
  const attach = detachItems(form, 1)
  items.shift()
  Object.assign(items[0] ?? {}, { dropoff: '1' })
  Object.assign(items[1] ?? {}, { description: 'outra' })
  attach()
  expect(items.map(({ dropoff }) => dropoff)).toEqual(['1', '', '2'])
})

test('an item that is inserted again follows its drop-off', () => {
  const [first, second, third] = ['Ana', 'Bia', 'Caio'].map((contactName) => ({ ...emptyStop, contactName }))
  let dropoffs = [first, second, third]
  const form = { getValues: () => dropoffs } as unknown as Parameters<typeof rememberDropoff>[0]
  const getDropoff = rememberDropoff(form, '2')
  expect(getDropoff()).toBe('2')
  dropoffs = [second, first, third]
  expect(getDropoff()).toBe('1')
  dropoffs = [first, { ...emptyStop, contactName: 'Beatriz' }, third]
  expect(getDropoff()).toBe('2')
  dropoffs = [first, third]
  expect(getDropoff()).toBe('')
  expect(rememberDropoff(form, '')()).toBe('')
})

test('a new item has no drop-off', () => {
  expect({ ...emptyOrder(''), items: [emptyItem] }.items[0]?.dropoff).toBe('')
})
