import { expect, test } from 'vitest'
import { priorityLabels, withFallback } from '../index.ts'

test('a table has its labels, and a fallback for a value of a later version', () => {
  expect(priorityLabels.urgent).toBe('Urgente')
  expect(priorityLabels['whenever' as 'normal']).toBe('Outro')
  expect(Object.keys(priorityLabels)).toEqual(['normal', 'urgent'])
  expect(withFallback({ a: 1 }, 0)['b' as 'a']).toBe(0)
})
