import { expect, test } from 'vitest'
import { toStateCode } from './spreadsheet-cells.ts'

test.each([
  ['sp', 'SP'],
  ['BR-SP', 'SP'],
  ['SP - São Paulo', 'SP'],
  ['São Paulo/SP', 'SP'],
  ['Estado de São Paulo', 'SP'],
  ['ESTADO DO PARÁ', 'PA'],
  ['Estado da Bahia', 'BA'],
  ['Brasil/SP', 'SP'],
  ['Santa Catarina, Brasil', 'SC'],
  ['MG, Brazil', 'MG'],
])('the state "%s" is %s', (text, code) => {
  expect(toStateCode(text)).toBe(code)
})

test.each(['', 'XX', 'Brasil', 'Estado', 'Paulo'])('"%s" is no state', (text) => {
  expect(toStateCode(text)).toBeUndefined()
})
