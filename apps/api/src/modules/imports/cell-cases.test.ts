import { writeXlsx } from 'hucre/xlsx'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { createCsv, createImportHelpers, importsPath, plainRow } from '../../../test/imports.ts'
import { createTestApp, type TestApp, withNewCompanies } from '../../../test/test-app.ts'

// The shapes of files that people have sent, with invented contents.
let testApp: TestApp
let { checked, recheck, read, imported } = {} as ReturnType<typeof createImportHelpers>
beforeAll(async () => {
  testApp = await createTestApp()
})
beforeEach(async () => {
  testApp = await withNewCompanies(testApp)
  ;({ checked, recheck, read, imported } = createImportHelpers(testApp))
})

async function fetchInputs(id: string) {
  const rows = await testApp.db
    .selectFrom('import_rows')
    .select('input')
    .where('import_id', '=', id)
    .orderBy('row_number')
    .execute()
  return rows.map(({ input }) => input)
}

test('an amount in American notation is read as such, and never as another amount', async () => {
  const { id, rows } = await checked(createCsv([{ ...plainRow, 'Valor declarado': '1,234.56' }]))
  expect(rows.invalid).toBe(0)
  expect(await fetchInputs(id)).toMatchObject([{ declaredValueCents: 123_456 }])
})

test('three places are decimals where another weight of the column proves it', async () => {
  const rows = ['0.500', '1.200'].map((weight) => ({ ...plainRow, 'Item: peso (kg)': weight }))
  const { id } = await checked(createCsv(rows))
  expect(await fetchInputs(id)).toMatchObject([{ items: [{ weightGrams: 500 }] }, { items: [{ weightGrams: 1200 }] }])
})

test('an ambiguous number with a unit is a question too, and its options have the unit of the column', async () => {
  const check = await checked(createCsv([{ ...plainRow, 'Item: peso (kg)': '1.200 g' }]))
  expect(check.columns.flatMap(({ question }) => question ?? [])).toEqual([
    {
      sample: '1.200 g',
      options: [
        { reading: 'decimalComma', value: '1,2 kg' },
        { reading: 'decimalPoint', value: '0,0012 kg' },
      ],
    },
  ])
})

test('a column without proof is a question, and is read as the user decides', async () => {
  const rows = ['3', '1.200', '2.500'].map((weight) => ({ ...plainRow, 'Item: peso (kg)': weight }))
  const check = await checked(createCsv(rows))
  expect(check).toMatchObject({ status: 'checked', rows: { total: 3, invalid: 2 } })
  expect(check.errors[0]).toMatchObject({ row: 3, column: 'Item: peso unitário (kg)', message: /1200 ou 1,200/ })
  const questions = check.columns.filter(({ question }) => question)
  expect(questions).toMatchObject([{ title: 'Item: peso (kg)', reading: null, question: { sample: '1.200' } }])
  const body = {
    columns: check.columns.map(({ field }) => field),
    readings: check.columns.map(({ question }) => (question ? 'decimalPoint' : null)),
  }
  const tooFew = { ...body, readings: body.readings.slice(1) }
  const map = (input: object) =>
    testApp.call('PUT', `${importsPath}/${check.id}/columns`, { as: testApp.users.manager, body: input })
  expect((await map(tooFew)).json()).toMatchObject({ status: 400, errors: [{ pointer: '/readings' }] })
  expect((await map(body)).statusCode).toBe(202)
  await recheck(check.id)
  const decided = await read(check.id)
  expect(decided).toMatchObject({ status: 'checked', rows: { total: 3, invalid: 0 } })
  expect(decided.columns.filter(({ question }) => question)).toEqual([])
  expect(decided.columns.find(({ reading }) => reading)).toMatchObject({ reading: 'decimalPoint' })
  expect(await fetchInputs(check.id)).toMatchObject(
    [3000, 1200, 2500].map((weightGrams) => ({ items: [{ weightGrams }] })),
  )
})

test('a CEP with the decimals of a number stays the CEP of its place', async () => {
  const { id } = await checked(createCsv([{ ...plainRow, 'Entrega: CEP': '1310100.0' }]))
  expect(await fetchInputs(id)).toMatchObject([{ dropoffs: [{ address: { postalCode: '01310100' } }] }])
  for (const cep of ['131010.00', '1310100.00', '13101.000', '1.310.100']) {
    const { errors } = await checked(createCsv([{ ...plainRow, 'Entrega: CEP': cep }]))
    expect(errors, cep).toMatchObject([{ column: 'Entrega: CEP' }])
  }
})

test('a formula with a text is its text', async () => {
  const row = {
    ...plainRow,
    Referência: '="O04"',
    'Entrega: número': '="788"',
    'Entrega: complemento': '="Apto 12"',
  }
  const { id } = await checked(createCsv([row]))
  expect(await fetchInputs(id)).toMatchObject([
    { externalRef: 'O04', dropoffs: [{ address: { number: '788', complement: 'Apto 12' } }] },
  ])
})

test('a value that is written as empty is none', async () => {
  const empties = ['nan', 'NULL', '-', 'N/A']
  const rows = empties.map((text) => ({ ...plainRow, 'Entrega: complemento': text, 'Entrega: telefone': text }))
  const { id, rows: counts } = await checked(createCsv(rows))
  expect(counts.invalid).toBe(0)
  for (const input of await fetchInputs(id)) {
    expect(input).not.toMatchObject({ dropoffs: [{ address: { complement: expect.anything() } }] })
    expect(input).not.toMatchObject({ dropoffs: [{ contactPhone: expect.anything() }] })
  }
  const required = await checked(createCsv([{ ...plainRow, 'Entrega: contato': 'NULL' }]))
  expect(required.errors).toMatchObject([{ column: 'Entrega: contato' }])
})

test('a placeholder of people in an optional cell is no value, and is shown as a change', async () => {
  const texts = ['não tem', 'Nenhum', 's/n', 'NÃO', 'sem telefone', 'não informado', 'N/I', 'Sem.']
  const optional = ['Referência', 'Valor declarado', 'Entrega: telefone', 'Entrega: e-mail', 'Entrega: complemento']
  const rows = texts.map((text) => ({ ...plainRow, ...Object.fromEntries(optional.map((title) => [title, text])) }))
  const { id, rows: counts, errors } = await checked(createCsv(rows))
  expect(errors).toEqual([])
  expect(counts).toMatchObject({ total: texts.length, invalid: 0 })
  const inputs = await fetchInputs(id)
  expect(inputs).toHaveLength(texts.length)
  for (const input of inputs) {
    expect(input).not.toMatchObject({ externalRef: expect.anything() })
    expect(input).not.toMatchObject({ declaredValueCents: expect.anything() })
    expect(input).not.toMatchObject({ dropoffs: [{ contactPhone: expect.anything() }] })
    expect(input).not.toMatchObject({ dropoffs: [{ contactEmail: expect.anything() }] })
    expect(input).not.toMatchObject({ dropoffs: [{ address: { complement: expect.anything() } }] })
  }
  const path = `${importsPath}/${id}/rows?state=changed`
  const [first] = (await testApp.call('GET', path, { as: testApp.users.manager })).json().data
  expect(first.changes).toContainEqual({ row: 2, column: 'Entrega: telefone', from: 'não tem', to: '' })
})

test('rows with a placeholder in place of their reference are separate orders', async () => {
  const rows = ['s/n', 's/n', '-', '-'].map((text, index) => ({
    ...plainRow,
    Referência: text,
    'Entrega: contato': `Nair ${'ABCD'[index]}`,
  }))
  const { id } = await checked(createCsv(rows))
  expect(await fetchInputs(id)).toMatchObject(
    ['A', 'B', 'C', 'D'].map((name) => ({ dropoffs: [{ contactName: `Nair ${name}` }] })),
  )
})

test('a placeholder is rejected where a value is required or would be one piece, and is S/N for a door', async () => {
  const check = await checked(
    createCsv([
      { ...plainRow, 'Entrega: número': 'não tem' },
      { ...plainRow, Referência: 'B', 'Entrega: CEP': 'não tem' },
      { ...plainRow, Referência: 'C', 'Item: quantidade': 'nenhum' },
      { ...plainRow, Referência: 'D', 'Entrega: complemento': 'Não tem campainha' },
    ]),
  )
  expect(check.errors).toMatchObject([
    { row: 3, column: 'Entrega: CEP' },
    { row: 4, column: 'Item: quantidade' },
  ])
  const inputs = (await fetchInputs(check.id)).filter(Boolean)
  expect(inputs).toMatchObject([
    { dropoffs: [{ address: { number: 'S/N' } }] },
    { dropoffs: [{ address: { complement: 'Não tem campainha' } }] },
  ])
})

test('cells of a workbook that hold a date or a truth value are no texts', async () => {
  const row: Record<string, unknown> = { ...plainRow, 'Entrega: complemento': new Date('2026-10-07T00:00:00Z') }
  const titles = Object.keys(row)
  const other: Record<string, unknown> = { ...row, 'Entrega: complemento': true }
  const cells = [row, other].map((line) => titles.map((title) => line[title] ?? null))
  const bytes = await writeXlsx({ sheets: [{ name: 'x', rows: [titles, ...cells] as never }] })
  const { errors } = await checked(Buffer.from(bytes))
  expect(errors).toMatchObject([
    { row: 2, column: 'Entrega: complemento', message: /guardou uma data/ },
    { row: 3, column: 'Entrega: complemento', message: /verdadeiro ou falso/ },
  ])
})

test('states by name, and doors without number', async () => {
  const rows = [
    { ...plainRow, 'Entrega: UF': 'São Paulo', 'Entrega: número': '0' },
    { ...plainRow, 'Entrega: UF': 'BR-SP', 'Entrega: número': '.' },
    { ...plainRow, 'Entrega: UF': 'SP - São Paulo', 'Entrega: número': 'sem número' },
    { ...plainRow, 'Entrega: CEP': '80020-310', 'Entrega: UF': 'parana', 'Entrega: número': 's/nº' },
  ]
  const { id, rows: counts } = await checked(createCsv(rows))
  expect(counts.invalid).toBe(0)
  expect(await fetchInputs(id)).toMatchObject(
    ['SP', 'SP', 'SP', 'PR'].map((state) => ({ dropoffs: [{ address: { state, number: 'S/N' } }] })),
  )
})

test('moments of exports, and the zone of the stop', async () => {
  const manaus = { 'Entrega: CEP': '69020-030', 'Entrega: cidade': 'Manaus', 'Entrega: UF': 'AM' }
  const rows = [
    { ...plainRow, 'Entrega: início': '2031-12-05 14:10:34 -0300', 'Entrega: fim': '2031-12-05 18:00:00 -0300' },
    { ...plainRow, 'Entrega: início': '05/12/31 14h10', 'Entrega: fim': '05/12/31 18h' },
    { ...plainRow, ...manaus, 'Entrega: início': '05/12/2031 09:00', 'Entrega: fim': '05/12/2031 11:00' },
  ]
  const done = await imported(createCsv(rows))
  expect(done).toMatchObject({ status: 'done', rows: { created: 3 } })
  expect(await fetchInputs(done.id)).toMatchObject([
    { dropoffs: [{ window: { start: '2031-12-05T17:10:34.000Z', end: '2031-12-05T21:00:00.000Z' } }] },
    { dropoffs: [{ window: { start: '2031-12-05T17:10:00.000Z', end: '2031-12-05T21:00:00.000Z' } }] },
    { dropoffs: [{ window: { start: '2031-12-05T13:00:00.000Z', end: '2031-12-05T15:00:00.000Z' } }] },
  ])
})

test('a row with more cells than titles is rejected instead of shifted', async () => {
  const [titles = '', row = ''] = createCsv([plainRow]).split('\r\n')
  const check = await checked([titles, row, `${row};56`, `${row};;`].join('\r\n'))
  expect(check).toMatchObject({ rows: { total: 3, invalid: 1 } })
  expect(check.errors).toMatchObject([{ row: 3, column: 'Linha', message: expect.stringContaining('títulos') }])
})

test('an open quote rejects the file with its line', async () => {
  const rows = ['Deixar com o Zé', 'x', 'y'].map((notes) => ({ ...plainRow, Observações: notes }))
  const { status, failure } = await checked(createCsv(rows).replace('Deixar', '"Deixar'))
  expect({ status, failure }).toMatchObject({ status: 'failed', failure: expect.stringContaining('linha 2') })
})
