import { expect, test } from 'vitest'
import { getListWidth } from './list-width.ts'

test('a list of few columns is narrower than one of many', () => {
  const columns = [{}, { width: 140 }, { width: 120 }, { width: 160 }, { width: 160 }]
  expect(getListWidth(columns)).toBe('max-w-240')
  expect(getListWidth([...columns, { width: 200 }])).toBe('max-w-300')
  expect(getListWidth([...columns, {}, {}])).toBeUndefined()
})
