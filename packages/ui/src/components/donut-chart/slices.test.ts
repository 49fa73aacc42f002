import { expect, test } from 'vitest'
import { toSlices } from './slices.ts'

const formatOthers = (count: number) => `Outros (${count})`

test('slices keep their order and add up to the total', () => {
  const parts = toSlices(
    [
      { label: 'a', value: 1 },
      { label: 'b', value: 3 },
    ],
    100,
    formatOthers,
  )
  expect(parts.map(({ label, share }) => [label, share])).toEqual([
    ['a', 0.25],
    ['b', 0.75],
  ])
})

test('only values above zero have a slice', () => {
  const values = [0, null, undefined, -2, Number.NaN, 5]
  expect(
    toSlices(
      values.map((value, index) => ({ label: String(index), value })),
      100,
      formatOthers,
    ).map(({ index }) => index),
  ).toEqual([5])
  expect(toSlices([{ label: 'a', value: 0 }], 100, formatOthers)).toEqual([])
})

test('combines the smallest beyond six without changing the total', () => {
  const parts = toSlices(
    Array.from({ length: 9 }, (_, index) => ({ label: `p${index}`, value: 9 - index })),
    100,
    formatOthers,
  )
  expect(parts.map(({ label }) => label)).toEqual(['p0', 'p1', 'p2', 'p3', 'p4', 'Outros (4)'])
  expect(parts.reduce((sum, { value }) => sum + value, 0)).toBe(45)
  expect(parts.at(-1)?.index).toBeUndefined()
})
