import { describe, expect, test } from 'vitest'
import { CellError } from './cell-text.ts'
import { ColumnEvidence } from './column-readings.ts'
import { type ImportColumn, toColumnOfTitle } from './columns.ts'
import { orderColumns } from './order-columns.ts'
import { readCell } from './read-cell.ts'

const find = (path: string) => orderColumns.findByPath(path) as ImportColumn
const columns = {
  value: find('declaredValueCents'),
  weight: find('items/0/weightGrams'),
  quantity: find('items/0/quantity'),
}
type Kind = keyof typeof columns

describe('a number', () => {
  test.each<[Kind, string, number]>([
    ['value', 'R$ 1.234,56', 123_456],
    ['value', '1 234,56', 123_456],
    ['value', '1\u00a0234,5', 123_450],
    // The blanks between thousands: a usual one, non-breaking, thin, narrow, of the width of a digit.
    ['value', '1 234', 123_400],
    ['value', 'R$ 12 345', 1_234_500],
    ['value', '-1 234,56', -123_456],
    ['value', '1\u202f234\u202f567,89', 123_456_789],
    ['value', '1\u2009234.56', 123_456],
    ['value', '1\u2007234', 123_400],
    ['weight', '1\u00a0234', 1_234_000],
    ['weight', '1 234,5 kg', 1_234_500],
    ['weight', '1 234 kg', 1_234_000],
    ['quantity', '1 234', 1_234],
    ['quantity', '12\u202f345', 12_345],
    ['quantity', '1 200 un', 1_200],
    ['value', 'R$-5', -500],
    ['weight', '12 kg', 12_000],
    ['weight', '800 g', 800],
    ['quantity', '2 un', 2],
    ['quantity', '3x', 3],
    ['quantity', '2,0', 2],
  ])('of a %s “%s” is certain', (kind, text, expected) => {
    expect(readCell(text, columns[kind], undefined)).toBe(expected)
  })

  test.each<[Kind, string]>([
    // Two numbers, whose digits were read as one.
    ['value', '12 50'],
    ['value', '3 2,5'],
    ['weight', '2 500g'],
    ['weight', '1 kg 200 g'],
    ['quantity', '2 3'],
    ['quantity', '1 234 56'],
    ['quantity', '0 234'],
    ['quantity', '1234 567'],
    ['quantity', '1  234'],
    ['value', '1 234,567,8'],
    // The unit of another column.
    ['value', '12 kg'],
    ['weight', 'R$ 5'],
    ['quantity', 'R$ 5'],
    ['quantity', '12 kg'],
    // Less than the field can have.
    ['weight', '0,0004'],
    ['value', '0,004'],
    // Notations of accounts and fractions.
    ['value', '(12,50)'],
    ['value', '12,50-'],
    ['value', '1.234.56'],
    ['quantity', '1/2'],
    ['quantity', 'x3'],
    ['quantity', '2 a 3'],
    ['quantity', '1,5'],
  ])('of a %s “%s” is rejected', (kind, text) => {
    expect(() => readCell(text, columns[kind], undefined)).toThrow(CellError)
  })

  test.each<[Kind, string]>([
    ['value', '12 50'],
    ['value', 'R$ 3 2,5'],
    ['weight', '2 500g'],
    ['quantity', '1 234 56'],
  ])('of a %s “%s” is rejected as more than one number', (kind, text) => {
    expect(() => readCell(text, columns[kind], undefined)).toThrow(
      'Não dá para saber se há um número só nesta célula. Digite um número, sem espaços.',
    )
  })

  test('with a blank between its thousands proves no notation of decimals', () => {
    const evidence = new ColumnEvidence([columns.weight])
    for (const cell of ['1 234', '1.200']) evidence.add([cell])
    expect(evidence.decide([], () => false)[0]?.question?.sample).toBe('1.200')
  })

  test.each<[Kind, string, string | number, number]>([
    ['weight', 'Peso (g)', '500', 500],
    ['weight', 'Peso em gramas', 500, 500],
    ['weight', 'Weight (lbs)', '2', 907],
    ['weight', 'Peso (t)', '0,5', 500_000],
    ['weight', 'Peso (g)', '2 kg', 2_000],
    ['weight', 'Peso (kg)', '500', 500_000],
    ['weight', 'Peso total', '500', 500_000],
    ['value', 'Valor em centavos', '1990', 1_990],
    ['value', 'Total cents', 'R$ 1990', 1_990],
    ['value', 'Valor (R$)', '1990', 199_000],
  ])('of a %s has the unit of its title: %j with %j', (kind, title, cell, expected) => {
    expect(readCell(cell, toColumnOfTitle(columns[kind], title) as ImportColumn, undefined)).toBe(expected)
  })

  test('in two columns of one file has the notation of its column', () => {
    const evidence = new ColumnEvidence([columns.value, columns.weight])
    for (const cells of [
      ['1.234,56', '0.850'],
      ['1.200', '1.200'],
    ])
      evidence.add(cells)
    expect(evidence.decide([], () => false)).toEqual([{ reading: 'decimalComma' }, { reading: 'decimalPoint' }])
  })

  test('with its unit is a question in the unit of the column', () => {
    const evidence = new ColumnEvidence([columns.weight])
    evidence.add(['1.234 g'])
    expect(evidence.decide([], () => false)[0]?.question).toEqual({
      sample: '1.234 g',
      options: [
        { reading: 'decimalComma', value: '1,234 kg' },
        { reading: 'decimalPoint', value: '0,001234 kg' },
      ],
    })
  })
})
