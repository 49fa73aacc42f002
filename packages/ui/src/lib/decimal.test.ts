import { expect, test } from 'vitest'
import { formatCents, formatDecimal, parseDecimal, parseScaled } from './decimal.ts'

test.each([
  ['12', 1200],
  ['12,5', 1250],
  ['12.5', 1250],
  ['1.234', 123400],
  ['1.234,56', 123456],
  ['1,234.56', 123456],
  ['1.234.567', 123456700],
  ['R$ 1.234,56', 123456],
  ['R$ 0,07', 7],
  [',5', 50],
  ['0.125', 13],
  ['0,005', 1],
  ['-3', -300],
  ['−3,10', -310],
  ['-0', 0],
  ['1,10', 110],
  ['(1.234,56)', -123456],
  ['R$ (12)', -1200],
  ['1.234,56-', -123456],
  ['1e3', 100000],
  ['1,23E+05', 12300000],
  ['1250E-02', 1250],
  ['1,5e-1', 15],
  ['-2E-2', -2],
  ['1E-05', 0],
  ['1E-999999999', 0],
  ['1.234.56', 123456],
  ['1,234,56', 123456],
  ['１２,５', 1250],
  ['1 234 567,8', 123456780],
  ["1'234,5", 123450],
  ['1,23,456', 12345600],
  ['R$ 12 ', 1200],
  ['12 kg.', 1200],
  ['12 m²', 1200],
  ['5,', 500],
  ['12/10', null],
  ['27/11/2026', null],
  ['10-12', null],
  ['10 12', null],
  ['3*4', null],
  ['5 x 3', null],
  ['10,50 + 2', null],
  ['11 98888-7777', null],
  ['½', null],
  ['1,2,3', null],
  ['1.2.3', null],
  ['1..5', null],
  ['1,234.567,89', null],
  ['', null],
  ['R$', null],
  ['-', null],
  ['9'.repeat(5000), null],
])('%s is parsed as %s cents', (text, cents) => {
  expect(parseScaled(text, 2)).toBe(cents)
})

test('parses sums exactly that floats get wrong', () => {
  expect(parseScaled('0,29', 2)).toBe(29)
  expect(parseScaled('1,15', 2)).toBe(115)
  expect(parseScaled('90.071.992.547.409,91', 2)).toBe(Number.MAX_SAFE_INTEGER)
})

test('rounds extra decimals', () => {
  expect(parseDecimal('2,5', 0)).toBe(3)
  expect(parseDecimal('2,345', 2)).toBe(2.35)
})

test.each([
  [0, '0,00'],
  [7, '0,07'],
  [-1990, '-19,90'],
  [123456, '1.234,56'],
  [Number.MAX_SAFE_INTEGER, '90.071.992.547.409,91'],
])('%d cents are formatted as %s', (cents, written) => {
  expect(formatCents(cents)).toBe(written)
})

test('formats numbers for pt-BR', () => {
  expect(formatDecimal(1234.5, { min: 2, max: 2 })).toBe('1.234,50')
})
