import { expect, test } from 'vitest'
import { slices } from './slices.js'

const others = (count: number) => `Outros (${count})`

test('slices keep their order and make a whole', () => {
  const parts = slices(
    [
      { label: 'a', value: 1 },
      { label: 'b', value: 3 },
    ],
    100,
    others,
  )
  expect(parts.map(({ label, share }) => [label, share])).toEqual([
    ['a', 0.25],
    ['b', 0.75],
  ])
})

test('only what is above zero has a slice', () => {
  const values = [0, null, undefined, -2, Number.NaN, 5]
  expect(
    slices(
      values.map((value, index) => ({ label: String(index), value })),
      100,
      others,
    ).map(({ index }) => index),
  ).toEqual([5])
  expect(slices([{ label: 'a', value: 0 }], 100, others)).toEqual([])
})

test('beyond six the smallest are one, and nothing is lost', () => {
  const parts = slices(
    Array.from({ length: 9 }, (_, index) => ({ label: `p${index}`, value: 9 - index })),
    100,
    others,
  )
  expect(parts.map(({ label }) => label)).toEqual(['p0', 'p1', 'p2', 'p3', 'p4', 'Outros (4)'])
  expect(parts.reduce((sum, { value }) => sum + value, 0)).toBe(45)
  expect(parts.at(-1)?.index).toBeUndefined()
})
