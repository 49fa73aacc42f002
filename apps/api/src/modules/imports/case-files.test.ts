import { writeXlsx } from 'hucre/xlsx'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { createCsv, createImportHelpers, plainRow } from '../../../test/imports.ts'
import { createTestApp, type TestApp, withNewCompanies } from '../../../test/test-app.ts'

// The shapes of files of the field reports, one test per file, with invented contents. Most files are text; the numbers
// are those of the reports, which name the wrong value that each file became.
let testApp: TestApp
let { checked, readInputs } = {} as ReturnType<typeof createImportHelpers>
beforeAll(async () => {
  testApp = await createTestApp()
})
beforeEach(async () => {
  testApp = await withNewCompanies(testApp)
  ;({ checked, readInputs } = createImportHelpers(testApp))
})

type Row = Readonly<Record<string, string>>
interface Case {
  readonly rows: readonly Row[]
  /** The orders, or what they contain. */
  readonly orders?: readonly object[]
  readonly errors?: readonly object[]
}

const stop = (address: object, rest: object = {}) => ({ dropoffs: [{ ...rest, address }] })
const error = (row: number, column: string, message: RegExp = /./) => ({
  row,
  column,
  message: expect.stringMatching(message),
})

const cases: Readonly<Record<string, Case>> = {
  'o01 American notation of money': {
    rows: [{ 'Valor declarado': '1,234.56' }],
    orders: [{ declaredValueCents: 123_456 }],
  },
  'o02 weights with three places': {
    rows: [{ 'Item: peso (kg)': '0.500' }, { 'Item: peso (kg)': '1.200' }],
    orders: [{ items: [{ weightGrams: 500 }] }, { items: [{ weightGrams: 1200 }] }],
  },
  'weights and quantities with their unit': {
    rows: [
      { 'Item: peso (kg)': '800g', 'Item: quantidade': '2 un' },
      { 'Item: peso (kg)': '1,5 kg', 'Item: quantidade': '3 cx' },
      { 'Item: peso (kg)': '10 lb', 'Item: quantidade': '1' },
    ],
    orders: [
      { items: [{ weightGrams: 800, quantity: 2 }] },
      { items: [{ weightGrams: 1500, quantity: 3 }] },
      { items: [{ weightGrams: 4536, quantity: 1 }] },
    ],
  },
  'the state of a file without one': {
    rows: [{ 'Entrega: UF': '', 'Entrega: CEP': '80020-310', 'Entrega: cidade': 'Curitiba' }],
    orders: [stop({ state: 'PR' })],
  },
  'o03 a CEP with decimals': {
    rows: [{ 'Entrega: CEP': '1310100.0' }],
    orders: [stop({ postalCode: '01310100' })],
  },
  'o04 texts as formulas': {
    rows: [{ Referência: '="O04"', 'Entrega: número': '="788"', 'Entrega: complemento': '="Apto 12"' }],
    orders: [{ externalRef: 'O04', ...stop({ number: '788', complement: 'Apto 12' }) }],
  },
  'o30 the key of an invoice as the reference': {
    rows: [
      { Referência: '35261114200166000187550010000000261000010304' },
      { Referência: 'PED-7', 'Chave da NF-e': '3526 1114 2001 6600 0187 5500 1000 0000 2610 0001 0304' },
    ],
    orders: [
      { invoiceKey: '35261114200166000187550010000000261000010304' },
      { externalRef: 'PED-7', invoiceKey: '35261114200166000187550010000000261000010304' },
    ],
  },
  'o30 a reference that only looks like a key': {
    rows: [{ Referência: '35261114200166000187550010000000261000010301' }],
    errors: [error(2, 'Referência', /^Confira a chave da NF-e: o dígito verificador não bate/)],
  },
  'o05 failed formulas': {
    rows: [{ 'Entrega: complemento': '#N/A' }, { 'Entrega: contato': '#REF!' }],
    errors: [error(2, 'Entrega: complemento', /#N\/A/), error(3, 'Entrega: contato', /#REF!/)],
  },
  'o07 values that are written as empty': {
    rows: ['nan', 'NULL', 'None', 'N/A', '-', '\\N'].map((text) => ({
      'Entrega: complemento': text,
      'Entrega: telefone': text,
    })),
    orders: Array.from({ length: 6 }, () => stop({ number: '788' })),
  },
  'o13 a row per item': {
    rows: [{ Referência: 'O13', 'Item: descrição': 'Bolo' }],
    orders: [{ items: [{ description: 'Bolo' }] }],
  },
  'o15 states by name': {
    rows: [{ 'Entrega: UF': 'São Paulo' }, { 'Entrega: UF': 'parana', 'Entrega: CEP': '80020-310' }],
    orders: [stop({ state: 'SP' }), stop({ state: 'PR' })],
  },
  'o16 street and number in one cell': {
    rows: [{ 'Entrega: logradouro': 'Rua Cardoso de Almeida, 788', 'Entrega: número': '' }],
    orders: [stop({ street: 'Rua Cardoso de Almeida', number: '788' })],
  },
  'o17 instants of exports': {
    rows: [
      { 'Entrega: início': '2031-12-05 14:10:34 -0300', 'Entrega: fim': '2031-12-05 18:00:00 -0300' },
      { 'Entrega: início': '05/12/31 14h10', 'Entrega: fim': '05/12/31 18h' },
    ],
    orders: [
      { dropoffs: [{ window: { start: '2031-12-05T17:10:34.000Z', end: '2031-12-05T21:00:00.000Z' } }] },
      { dropoffs: [{ window: { start: '2031-12-05T17:10:00.000Z', end: '2031-12-05T21:00:00.000Z' } }] },
    ],
  },
  'o18 a window in Manaus': {
    rows: [
      {
        'Entrega: CEP': '69020-030',
        'Entrega: cidade': 'Manaus',
        'Entrega: UF': 'AM',
        'Entrega: início': '05/12/2031 09:00',
        'Entrega: fim': '05/12/2031 11:00',
      },
    ],
    orders: [{ dropoffs: [{ window: { start: '2031-12-05T13:00:00.000Z', end: '2031-12-05T15:00:00.000Z' } }] }],
  },
  'o19 a phone with country code and trunk zero': {
    rows: ['+55 (011) 98765-4321', '55 011 98765–4321', 'tel:+5511987654321', '（11）９８７６５-４３２１'].map(
      (phone) => ({
        'Entrega: telefone': phone,
      }),
    ),
    orders: Array.from({ length: 4 }, () => ({ dropoffs: [{ contactPhone: '+5511987654321' }] })),
  },
  'o26 e-mails with a name or an accented domain': {
    rows: [{ 'Entrega: e-mail': 'contato@pãoquente.com.br' }, { 'Entrega: e-mail': 'Nair Prado <nair@exemplo.com>' }],
    orders: [
      { dropoffs: [{ contactEmail: 'contato@xn--poquente-rza.com.br' }] },
      { dropoffs: [{ contactEmail: 'nair@exemplo.com' }] },
    ],
  },
  'o34 houses without number': {
    rows: ['0', '.', 'sem número'].map((number) => ({ 'Entrega: número': number })),
    orders: Array.from({ length: 3 }, () => stop({ number: 'S/N' })),
  },
}

test.each(Object.entries(cases))('%s', async (_name, { rows, orders, errors = [] }) => {
  const { id, errors: cellErrors } = await checked(createCsv(rows.map((row) => ({ ...plainRow, ...row }))))
  expect(cellErrors).toEqual(errors)
  if (orders) expect(await readInputs(id)).toMatchObject(orders)
})

test('o06 a text that became a date', async () => {
  const row: Record<string, unknown> = { ...plainRow, 'Entrega: complemento': new Date('2026-10-07T00:00:00Z') }
  const rows = [Object.keys(row), Object.values(row)]
  const bytes = await writeXlsx({ sheets: [{ name: 'x', rows: rows as never }] })
  expect((await checked(Buffer.from(bytes))).errors).toEqual([error(2, 'Entrega: complemento', /guardou uma data/)])
})

test('o08 an open quote', async () => {
  const rows = ['Deixar com o Zé', 'x', 'y'].map((notes) => ({ ...plainRow, Observações: notes }))
  expect((await checked(createCsv(rows).replace('Deixar', '"Deixar'))).failure).toMatch(/linha 2/)
})

test('o09 more cells than titles', async () => {
  const [titles, row] = createCsv([plainRow]).split('\r\n')
  expect((await checked([titles, `${row};56`].join('\r\n'))).errors).toEqual([error(2, 'Linha', /títulos/)])
})

test('o10 a byte that is not UTF-8', async () => {
  const rows = ['Conceição Araújo', 'José Lima'].map((name) => ({ ...plainRow, 'Entrega: contato': name }))
  const bytes = Buffer.from(createCsv(rows))
  const damaged = bytes.indexOf(Buffer.from('é Lima'))
  const { id, errors } = await checked(
    Buffer.concat([bytes.subarray(0, damaged), Buffer.from('\xe9', 'latin1'), bytes.subarray(damaged + 2)]),
  )
  expect(errors).toEqual([error(3, 'Entrega: contato', /UTF-8/)])
  expect(await readInputs(id)).toMatchObject([{ dropoffs: [{ contactName: 'Conceição Araújo' }] }])
})
