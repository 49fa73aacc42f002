import { expect, test } from 'vitest'
import { filterIds, getParameters } from './order-list-search.ts'

test('a chip sets its filter and the parts of it', () => {
  expect(getParameters('from')).toEqual(['period', 'from', 'to', 'moment'])
  expect(getParameters('city')).toEqual(['city', 'state'])
  expect(getParameters('costCenter')).toEqual(['costCenter'])
  const parameters = filterIds.flatMap((id) => getParameters(id))
  expect(new Set(parameters).size).toBe(parameters.length)
})
