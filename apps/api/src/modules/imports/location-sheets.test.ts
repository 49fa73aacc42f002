import { parseCsv } from 'hucre/csv'
import { writeXlsx } from 'hucre/xlsx'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newLocation, placeSheet } from '../../../test/authorization-resources.ts'
import { createTestApp, type TestApp, withNewCompanies } from '../../../test/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
beforeEach(async () => {
  testApp = await withNewCompanies(testApp)
})

const send = (
  content: string | Uint8Array<ArrayBuffer>,
  fields: Record<string, string> = {},
  as = testApp.users.manager,
) =>
  testApp.call('POST', '/v1/locations/imports', {
    as,
    form: { companyId: testApp.companies.acme, ...fields, files: new File([content], 'locais.csv') },
  })
const create = async (content: string | Uint8Array<ArrayBuffer>) => (await send(content, { dryRun: 'false' })).json()
const names = async () =>
  (await testApp.call('GET', '/v1/locations?limit=100', { as: testApp.users.manager }))
    .json()
    .data.map(({ name }: { name: string }) => name)
const headers = placeSheet.split('\n')[0]
const line = (name: string, cep = '01310-100') => `${name};${cep};Avenida Paulista;1578;Bela Vista;São Paulo;SP`
const sheet = (...lines: string[]) => [headers, ...lines].join('\n')

test('a dry run writes nothing; the import creates each location once, however often it is sent', async () => {
  const content = sheet(line('Loja Um'), line('Loja Dois'), line('loja um'), line('', '123'))
  const trial = (await send(content)).json()
  expect(trial).toMatchObject({ rows: 4, created: 2, repeated: 1, invalid: 1 })
  expect(trial.errors.map(({ row, column }: { row: number; column: string }) => [row, column])).toEqual([
    [5, 'Nome'],
    [5, 'CEP'],
  ])
  expect(await names()).toEqual([])
  expect(await create(content)).toMatchObject({ created: 2, repeated: 1, invalid: 1 })
  expect(await create(content)).toMatchObject({ created: 0, repeated: 3, invalid: 1 })
  const many = sheet(...Array.from({ length: 8 }, (_, index) => line(`Ao mesmo tempo ${index}`)))
  const responses = await Promise.all(Array.from({ length: 8 }, () => create(many)))
  expect(responses.reduce((sum, { created }) => sum + created, 0)).toBe(8)
  expect(await names()).toHaveLength(10)
})

test('an export is imported as existing locations, and contains no active formula', async () => {
  const name = '=HYPERLINK("http://x")'
  await testApp.call('POST', '/v1/locations', {
    as: testApp.users.manager,
    body: {
      companyId: testApp.companies.acme,
      name,
      address: {
        postalCode: '01310-100',
        street: 'Avenida Paulista',
        number: 'S/N',
        neighborhood: 'Bela Vista',
        city: 'São Paulo',
        state: 'SP',
      },
      contactPhone: '(11) 98765-4321',
      accessNotes: 'Portão azul;\ntocar "duas" vezes',
    },
  })
  const file = await testApp.call('GET', '/v1/locations/export', { as: testApp.users.manager })
  const rows = parseCsv(file.body, { delimiter: ';', header: true }) as string[][]
  expect(rows[0]?.slice(0, 3)).toEqual(['Empresa', 'Nome', 'CEP'])
  const nameCell = rows.find((row) => row[1]?.includes('HYPERLINK'))?.[1]
  expect(nameCell).toBe(`'${name}`)
  expect(await create(file.body)).toMatchObject({ created: 0, invalid: 0, repeated: rows.length - 1 })
  const workbook = await testApp.call('GET', '/v1/locations/export?format=xlsx', { as: testApp.users.manager })
  expect(await create(new Uint8Array(workbook.rawPayload))).toMatchObject({ created: 0, repeated: rows.length - 1 })
  const foreign = await testApp.call('GET', '/v1/locations/export', { as: testApp.users.foreignManager })
  expect(foreign.body.trim().split('\n')).toHaveLength(1)
})

test.each(["'=Loja", '|Loja', "''-1", "'Loja", "'7", '＝Loja'])(
  'an export of the name %s is imported as the same location',
  async (name) => {
    const as = testApp.users.manager
    const body = { ...newLocation(testApp), name }
    expect((await testApp.call('POST', '/v1/locations', { as, body })).statusCode).toBe(201)
    const file = await testApp.call('GET', '/v1/locations/export', { as })
    expect(await create(file.body)).toMatchObject({ created: 0, repeated: 1, invalid: 0 })
  },
)

test('the template is imported without errors as one location', async () => {
  for (const format of ['csv', 'xlsx']) {
    const { rawPayload } = await testApp.call('GET', `/v1/locations/imports/template?format=${format}`, {
      as: testApp.users.manager,
    })
    expect((await send(new Uint8Array(rawPayload))).json()).toMatchObject({ rows: 1, invalid: 0, errors: [] })
  }
})

test('rows with errors are returned as uploaded, and only they are created after correction', async () => {
  const content = sheet(line('Certa'), line('', '123'), line('Sem CEP', ''))
  const file = await testApp.call('POST', '/v1/locations/imports/errors', {
    as: testApp.users.manager,
    form: { companyId: testApp.companies.acme, files: new File([content], 'locais.csv') },
  })
  expect(file.headers['content-disposition']).toContain('erros-da-importacao.csv')
  const [titles, ...rows] = parseCsv(file.body, { delimiter: ';', header: true }) as string[][]
  expect([titles?.[0], titles?.[1], titles?.at(-1)]).toEqual(['Linha', 'Nome', 'O que corrigir'])
  expect(rows.map(([row]) => row)).toEqual(['3', '4'])
  expect(rows[0]?.at(-1)).toMatch(/^Nome: .+ CEP: .+/)
  const corrected = file.body
    .replace(';123;', ';01310-100;')
    .replace('3;;', '3;Mendada;')
    .replace('Sem CEP;;', 'Sem CEP;01310-100;')
  expect(await create(corrected)).toMatchObject({ rows: 2, created: 2, invalid: 0 })
})

test('reports every error, however many there are', async () => {
  const content = sheet(...Array.from({ length: 150 }, (_, index) => line(`Loja ${index}`, '123')))
  expect((await send(content)).json().errors).toHaveLength(150)
})

test('exports the list under its filters, duplicates included', async () => {
  const duplicate = newLocation(testApp)
  for (const name of ['Gêmea A', 'Gêmea B']) {
    await testApp.call('POST', '/v1/locations', { as: testApp.users.manager, body: { ...duplicate, name } })
  }
  const file = await testApp.call('GET', '/v1/locations/export?doubles=true&search=gemea', {
    as: testApp.users.manager,
  })
  const [, ...rows] = parseCsv(file.body, { delimiter: ';', header: true }) as string[][]
  expect(rows.map((row) => row[1])).toEqual(['Gêmea A', 'Gêmea B'])
  const others = await testApp.call('GET', '/v1/locations/export?doubles=false&search=gemea', {
    as: testApp.users.manager,
  })
  expect(others.body.trim().split('\n')).toHaveLength(1)
})

test("names an export after the day in the organisation's time zone", async () => {
  const dayMs = 24 * 3_600_000
  // The next 01:00 UTC, which is the evening before in São Paulo.
  testApp.advance(dayMs - ((testApp.now().getTime() - 3_600_000) % dayMs))
  const yesterday = new Date(testApp.now().getTime() - dayMs).toISOString().slice(0, 10)
  const { headers: sent } = await testApp.call('GET', '/v1/locations/export', { as: testApp.users.manager })
  expect(sent['content-disposition']).toContain(`localizacoes-${yesterday}.csv`)
})

test('restores the leading zero of a CEP that a spreadsheet saved as text', async () => {
  expect(await create(sheet(line('Loja sem zero', '1310100')))).toMatchObject({ created: 1, errors: [] })
})

test('restores the leading zeros of a CEP stored as a number', async () => {
  const cells = ['Loja número', 1310100, 'Avenida Paulista', 1578, 'Bela Vista', 'São Paulo', 'sp']
  const bytes = await writeXlsx({ sheets: [{ name: 'x', rows: [headers?.split(';') ?? [], cells] }] })
  expect(await create(new Uint8Array(bytes))).toMatchObject({ created: 1, errors: [] })
})

describe('a file that is not a spreadsheet of locations', () => {
  const windows = Buffer.from(sheet('Caf\xe9;01310-100;Rua A;1;Centro;S\xe3o Paulo;SP'), 'latin1')
  test('is read in Windows-1252, UTF-16, and with commas', async () => {
    expect(await create(new Uint8Array(windows))).toMatchObject({ created: 1, invalid: 0 })
    const utf16 = Buffer.from(`\ufeff${sheet(line('Dezesseis'))}`, 'utf16le')
    expect(await create(new Uint8Array(utf16))).toMatchObject({ created: 1 })
    expect(await create(sheet(line('Vírgulas')).replaceAll(';', ','))).toMatchObject({ created: 1 })
    expect(await names()).toEqual(expect.arrayContaining(['Café', 'Dezesseis', 'Vírgulas']))
  })

  test.each([
    ['an empty file', ''],
    ['a file with headers only', headers ?? ''],
    ['other columns', 'a;b\n1;2'],
    ['a picture', '\x89PNG\r\n\x1a\n\0\0'],
    ['a truncated workbook', 'PK\x03\x04aaaa'],
    ['too many rows', sheet(...Array.from({ length: 2_001 }, (_, index) => line(`L${index}`)))],
  ])('rejects %s, and creates nothing', async (_name, content) => {
    const before = await names()
    const response = await send(content, { dryRun: 'false' })
    expect(response.json()).toMatchObject({ status: 400, errors: [{ pointer: '/files/0' }] })
    expect(await names()).toEqual(before)
  })

  test('rejects a missing file, another company and a file that is too large', async () => {
    const none = await testApp.call('POST', '/v1/locations/imports', {
      as: testApp.users.manager,
      form: { companyId: testApp.companies.acme },
    })
    expect(none.json()).toMatchObject({ status: 400, errors: [{ pointer: '/files' }] })
    expect((await send(placeSheet, { companyId: testApp.companies.other })).statusCode).toBe(404)
    expect((await send('x'.repeat(3 * 1024 * 1024))).statusCode).toBe(413)
  })
})

test('exports and imports coordinates, and rejects invalid ones', async () => {
  const there = `${headers};Latitude;Longitude`
  const lines = [
    `${line('Com lugar')};-23,561414;-46.655881`,
    `${line('Sem lugar')};;`,
    `${line('Meio')};-23,5;`,
    `${line('Longe')};38,7;-9,1`,
  ]
  const response = await create([there, ...lines].join('\n'))
  expect(response).toMatchObject({ created: 2, invalid: 2 })
  expect(response.errors.map(({ row, column }: { row: number; column: string }) => [row, column])).toEqual([
    [4, 'Longitude'],
    [5, 'Latitude'],
    [5, 'Longitude'],
  ])
  const listed = await testApp.call('GET', '/v1/locations?limit=100&search=lugar', { as: testApp.users.manager })
  expect(listed.json().data.map(({ address }: { address: object }) => address)).toMatchObject([
    { coordinates: { latitude: -23.561414, longitude: -46.655881 } },
    { coordinates: null },
  ])
  const sheet = await testApp.call('GET', '/v1/locations/export?search=com lugar', { as: testApp.users.manager })
  const [titles = [], row = []] = parseCsv(sheet.body, { delimiter: ';' })
  expect(row.slice(titles.indexOf('Latitude'), titles.indexOf('Longitude') + 1)).toEqual(['-23,561414', '-46,655881'])
})
