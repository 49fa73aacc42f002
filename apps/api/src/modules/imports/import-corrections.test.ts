import type { EndpointOutput, imports } from '@malote/api-client/contract'
import { parseCsv } from 'hucre/csv'
import { describe, expect, test } from 'vitest'
import { createCsv, createImportHelpers, importsPath, plainRow, setUpImports } from '../../../test/imports.ts'

type Row = EndpointOutput<typeof imports.rows>['data'][number]

const fixture = setUpImports()

const readRows = async (id: string, state: string): Promise<Row[]> =>
  (
    await fixture.testApp.call('GET', `${importsPath}/${id}/rows?state=${state}`, {
      as: fixture.testApp.users.manager,
    })
  ).json().data

/** The index of a column of the file by its title. */
const titles = Object.keys({ ...plainRow, Referência: '' })
const getColumn = (title: string) => titles.indexOf(title)
const upload = (...rows: readonly Readonly<Record<string, string>>[]) =>
  fixture.checked(createCsv(rows.map((row) => ({ ...plainRow, Referência: '', ...row }))))
const send = (id: string, body: object) =>
  fixture.testApp.call('PUT', `${importsPath}/${id}/columns`, { as: fixture.testApp.users.manager, body })

test('a row with an error has the texts of its cells, empty in ignored columns', async () => {
  const check = await upload({ 'Entrega: UF': 'XX' })
  const [row] = await readRows(check.id, 'invalid')
  expect(row?.cells?.[getColumn('Entrega: UF')]).toBe('XX')
  expect(row?.cells?.[getColumn('Entrega: contato')]).toBe('Mariana Albuquerque')
  const columns = check.columns.map(({ field }) => (field === 'notes' ? null : field)) as never
  await fixture.decide(check.id, { columns })
  const [mapped] = await readRows(check.id, 'invalid')
  expect(mapped?.cells?.[getColumn('Observações')]).toBe('')
  expect((await readRows(check.id, 'ready'))[0]?.cells).toBeUndefined()
})

test('corrected cells are read instead of the file at every later check, and become orders', async () => {
  const check = await upload({ 'Entrega: UF': 'XX' }, {}, { 'Entrega: CEP': '123', 'Valor declarado': 'muito' })
  expect(check.rows.invalid).toBe(2)
  const first = await fixture.decide(check.id, {
    corrections: [
      { row: 2, column: getColumn('Entrega: UF'), value: 'SP' },
      { row: 4, column: getColumn('Entrega: CEP'), value: '05435-000' },
    ],
  })
  // What is still wrong stays; the corrected text is the text of the cell.
  expect(first.errors).toMatchObject([{ row: 4, column: 'Valor declarado' }])
  const [row] = await readRows(check.id, 'invalid')
  expect(row?.cells?.[getColumn('Entrega: CEP')]).toBe('05435-000')
  const second = await fixture.decide(check.id, {
    columns: first.columns.map(({ field }) => field) as never,
    corrections: [{ row: 4, column: getColumn('Valor declarado'), value: '12,50' }],
  })
  expect(second).toMatchObject({ status: 'checked', errors: [], resources: { ready: 3 } })
  await fixture.start(check.id)
  await fixture.run(check.id)
  expect((await fixture.read(check.id)).rows.created).toBe(3)
  const inputs = await fixture.readInputs(check.id)
  expect(inputs).toMatchObject([
    { dropoffs: [{ address: { state: 'SP' } }] },
    {},
    { declaredValueCents: 1250, dropoffs: [{ address: { postalCode: '05435000' } }] },
  ])
})

test('an emptied cell has no value, and a cell behind the end of a row can be filled', async () => {
  const [head = '', ...lines] = createCsv([{ ...plainRow, 'Entrega: e-mail': 'x' }, plainRow]).split('\r\n')
  // The last row ends before its required cells.
  const short = lines[1]?.split(';').slice(0, 19).join(';') ?? ''
  const check = await fixture.checked([head, lines[0], short].join('\r\n'))
  const columns = head.split(';')
  expect(check.rows.invalid).toBe(2)
  const decided = await fixture.decide(check.id, {
    corrections: [
      { row: 2, column: columns.indexOf('Entrega: e-mail'), value: '' },
      { row: 3, column: columns.indexOf('Entrega: cidade'), value: 'São Paulo' },
    ],
  })
  expect(decided.errors).toEqual([])
})

describe('withEqual', () => {
  test('corrects the rows with the same text and the same error in the column, and no others', async () => {
    const check = await upload(
      { 'Entrega: UF': 'XX' },
      { 'Entrega: UF': 'XX', 'Entrega: CEP': '12' },
      { 'Entrega: UF': 'YY' },
      { Observações: 'XX' },
    )
    const decided = await fixture.decide(check.id, {
      corrections: [{ row: 2, column: getColumn('Entrega: UF'), value: 'RJ', withEqual: true }],
    })
    expect(decided.errors.map(({ row, column }) => [row, column])).toEqual([
      [3, 'Entrega: CEP'],
      [4, 'Entrega: UF'],
    ])
    const [first] = await fixture.readInputs(check.id)
    expect(first).toMatchObject({ dropoffs: [{ address: { state: 'RJ' } }] })
  })

  test('leaves an equal cell of a row without this error: its number comes out of the street', async () => {
    const check = await upload(
      { 'Entrega: número': '', 'Entrega: logradouro': 'Rua Harmonia' },
      { 'Entrega: número': '', 'Entrega: logradouro': 'Rua Harmonia, 22', 'Entrega: CEP': '12' },
    )
    const column = getColumn('Entrega: número')
    await fixture.decide(check.id, { corrections: [{ row: 2, column, value: '1', withEqual: true }] })
    await fixture.decide(check.id, {
      corrections: [{ row: 3, column: getColumn('Entrega: CEP'), value: '05435-000' }],
    })
    expect(await fixture.readInputs(check.id)).toMatchObject([
      { dropoffs: [{ address: { number: '1' } }] },
      { dropoffs: [{ address: { number: '22' } }] },
    ])
  })

  test('the part of an address is corrected in the cell that contains it', async () => {
    const { 'Entrega: número': _number, ...rest } = plainRow
    const row = { ...rest, 'Entrega: logradouro': 'Rua Harmonia' }
    const check = await fixture.checked(
      createCsv([row, row].map((same, index) => ({ ...same, Referência: `R${index}` }))),
    )
    expect(check.errors[0]?.column).toBe('Entrega: número')
    const column = Object.keys(rest).indexOf('Entrega: logradouro')
    const decided = await fixture.decide(check.id, {
      corrections: [{ row: 2, column, value: 'Rua Harmonia, 321', withEqual: true }],
    })
    expect(decided).toMatchObject({ errors: [], resources: { ready: 2 } })
  })
})

test('rejects cells without an error, unknown columns, and corrections of another table', async () => {
  const check = await upload({ 'Entrega: UF': 'XX' }, {})
  for (const correction of [
    { row: 3, column: 0, value: 'a' },
    { row: 1, column: 0, value: 'a' },
    { row: 2, column: 499, value: 'a' },
  ]) {
    const response = await send(check.id, { corrections: [correction] })
    expect(response.statusCode, response.body).toBe(400)
    expect(response.json().errors).toMatchObject([{ pointer: '/corrections/0' }])
  }
  const corrections = [{ row: 2, column: getColumn('Entrega: UF'), value: 'SP' }]
  expect((await send(check.id, { table: { sheet: 0, titleRow: 2 }, corrections })).statusCode).toBe(400)
  // Nothing of a rejected request is saved.
  expect((await fixture.read(check.id)).status).toBe('checked')
})

test('another table drops the corrections, and the file with errors has them', async () => {
  const check = await upload({ 'Entrega: UF': 'XX', 'Entrega: CEP': '12' })
  const corrections = [{ row: 2, column: getColumn('Entrega: UF'), value: 'ZZ' }]
  await fixture.decide(check.id, { corrections })
  const file = await fixture.testApp.call('GET', `${importsPath}/${check.id}/errors`, {
    as: fixture.testApp.users.manager,
  })
  const [, row] = parseCsv(file.body, { delimiter: ';' })
  expect(row).toContain('ZZ')
  await fixture.decide(check.id, { table: { sheet: 0, titleRow: 2 } })
  await fixture.decide(check.id, { table: { sheet: 0, titleRow: 1 } })
  const [again] = await readRows(check.id, 'invalid')
  expect(again?.cells?.[getColumn('Entrega: UF')]).toBe('XX')
})

test('a location with an error is corrected as well', async () => {
  const ofLocations = createImportHelpers(fixture.testApp, 'locations')
  const row = {
    Nome: 'Loja Centro',
    CEP: '123',
    Logradouro: 'Avenida Paulista',
    Número: '1578',
    Bairro: 'Bela Vista',
    Cidade: 'São Paulo',
    UF: 'SP',
  }
  const check = await ofLocations.checked(createCsv([row]))
  const decided = await ofLocations.decide(check.id, { corrections: [{ row: 2, column: 1, value: '01310-100' }] })
  expect(decided).toMatchObject({ errors: [], resources: { ready: 1 } })
})
