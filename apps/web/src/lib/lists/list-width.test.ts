import { expect, test } from 'vitest'
import { isNarrowList } from './list-width.ts'

test('a list of few columns is narrow, and one of many is not', () => {
  const columns = [{}, { width: 140 }, { width: 120 }, { width: 160 }, { width: 160 }]
  expect(isNarrowList(columns)).toBe(true)
  expect(isNarrowList([...columns, { width: 200 }])).toBe(false)
  expect(isNarrowList([{}, {}, {}, {}])).toBe(false)
})
