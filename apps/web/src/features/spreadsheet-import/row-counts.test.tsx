import { expect, test } from 'vitest'
import { formatCheckedRows } from './row-counts.tsx'

test.each([
  [1, '1 linha conferida até agora.'],
  [2_000, '2.000 linhas conferidas até agora.'],
])('%d checked rows are %s', (count, text) => {
  expect(formatCheckedRows(count)).toBe(text)
})
