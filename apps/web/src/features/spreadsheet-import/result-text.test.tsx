import type { Import } from '@malote/api-client'
import { examples } from '@malote/api-client/examples'
import { expect, test } from 'vitest'
import { describeResult } from './result-text.ts'

const current = examples['imports.get']?.response as Import
const company = { ...current.company, name: 'Padaria' }
const describeRows = (invalid: number, repeated: number, changes: Partial<Import> = {}) =>
  describeResult({ ...current, fileName: 'a.csv', company, rows: { ...current.rows, invalid, repeated }, ...changes })

test('names the rows that were not created', () => {
  expect(describeRows(0, 0, { status: 'done' })).toBe('a.csv · Padaria.')
  expect(describeRows(2, 3, { status: 'done' })).toBe(
    'a.csv · Padaria. 2 linhas com erro ficaram de fora; 3 já tinham sido importadas.',
  )
})

test('uses the singular for one row', () => {
  expect(describeRows(1, 1, { status: 'done' })).toBe(
    'a.csv · Padaria. 1 linha com erro ficou de fora; 1 já tinha sido importada.',
  )
})

test('begins the sentence about a canceled import with a capital letter', () => {
  expect(describeRows(0, 0, { status: 'canceled' })).toBe('a.csv · Padaria. O resto não será criado.')
  expect(describeRows(1, 0, { status: 'canceled' })).toBe(
    'a.csv · Padaria. 1 linha com erro ficou de fora. O resto não será criado.',
  )
})
