import { describe, expect, test } from 'vitest'
import { orderColumns } from './order-columns.ts'
import { parseOrder } from './parse-order.ts'
import { readOrderRow } from './read-order-row.ts'

const { columns } = orderColumns
const context = {
  companyId: '0192b7f0-1c5e-7d2a-9f3b-6a1e5c0d4b21',
  timeZone: 'America/Sao_Paulo',
  now: new Date('2026-11-20T12:00:00Z'),
  readings: columns.map(({ kind }) =>
    kind === 'moment' || kind === 'day' ? ('dayFirst' as const) : ('decimalComma' as const),
  ),
}

/** The changes of a row with the example of the template and other cells. */
function readChanges(cells: Readonly<Record<string, string | null>>) {
  const row = columns.map(({ header, example }) => (header in cells ? cells[header] : example) ?? null)
  const order = parseOrder([readOrderRow({ rowNumber: 2, cells: row }, columns, context)], context)
  return 'input' in order
    ? order.changes.get(2)?.map(({ column, from, to }) => [column, from, to])
    : [...order.errors.values()]
}

describe('a converted value is listed with the text of its cell', () => {
  test.each([
    ['a decimal point', 'Valor declarado', '1234.50', 'R$ 1.234,50'],
    ['separators of thousands in the notation of the USA', 'Valor declarado', '1,234.56', 'R$ 1.234,56'],
    ['a weight with a decimal point', 'Item: peso unitário (kg)', '0.5', '0,5 kg'],
    ['a quantity that a program has written as a fraction', 'Item: quantidade', '2.0', '2'],
    ['a CEP without its leading zero', 'Entrega: CEP', '5013001', '05013-001'],
    ['a state by its name', 'Entrega: UF', 'São Paulo', 'SP'],
    ['a door without number', 'Entrega: número', '0', 'S/N'],
    ['a number that a program has written as a fraction', 'Entrega: número', '788.0', '788'],
    ['a cell that means nothing', 'Observações', 'NULL', ''],
    ['an entity of HTML', 'Entrega: logradouro', 'Rua S&atilde;o Bento', 'Rua São Bento'],
    ['a formula of text', 'Centro de custo', '="Loja"', 'Loja'],
    ['an e-mail with its name', 'Entrega: e-mail', 'Nair <Nair@exemplo.com>', 'nair@exemplo.com'],
  ])('%s', (_case, column, from, to) => {
    expect(readChanges({ [column]: from })).toEqual([[column, from, to]])
  })

  test.each([
    ['R$ 1.234,56', 'Valor declarado'],
    ['1234,56', 'Valor declarado'],
    ['3,2 kg', 'Item: peso unitário (kg)'],
    ['05013001', 'Entrega: CEP'],
    ['sp', 'Entrega: UF'],
    ['s/n', 'Entrega: número'],
    ['urgente', 'Prioridade'],
    ['+55 (11) 98765-4321', 'Entrega: telefone'],
    ['011 98765-4321', 'Entrega: telefone'],
    ['-', 'Entrega: complemento'],
    ['  Apto  42 ', 'Entrega: complemento'],
    ['-23,561414', 'Entrega: latitude'],
  ])('not %s in %s: only its spacing or its usual notation differs', (from, column) => {
    const coordinates: Record<string, string> =
      column === 'Entrega: latitude' ? { 'Entrega: longitude': '-46,655881' } : {}
    expect(readChanges({ ...coordinates, [column]: from })).toEqual([])
  })

  test('an instant in the zone of its stop, and a day and times of columns of their own', () => {
    const inManaus = { 'Entrega: cidade': 'Manaus', 'Entrega: UF': 'AM', 'Entrega: CEP': '69005-010' }
    const zoned = {
      ...inManaus,
      'Entrega: início': '2031-11-21 09:00:00 -0300',
      'Entrega: fim': '21/11/2031 12h00',
    }
    expect(readChanges(zoned)).toEqual([['Entrega: início', '2031-11-21 09:00:00 -0300', '21/11/2031 08:00']])
    const apart = {
      'Entrega: dia': '2031-11-21',
      'Entrega: início': '9h',
      'Entrega: fim': '12:00',
    }
    expect(readChanges(apart)).toEqual([
      ['Entrega: dia', '2031-11-21', '21/11/2031'],
      ['Entrega: início', '9h', '09:00'],
    ])
  })

  test('the parts of an address and a converted value of one row', () => {
    const row = { 'Entrega: número': null, 'Entrega: logradouro': 'Rua Harmonia, 321', 'Entrega: CEP': '5013001' }
    expect(readChanges(row)).toEqual([
      ['Entrega: CEP', '5013001', '05013-001'],
      ['Entrega: logradouro', 'Rua Harmonia, 321', 'Rua Harmonia'],
      ['Entrega: número', null, '321'],
    ])
  })
})
