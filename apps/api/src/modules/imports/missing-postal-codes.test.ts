import type { NewServiceOrder } from '@malote/api-client/contract'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { createCsv, createImportHelpers, plainRow } from '../../../test/imports.ts'
import { createTestApp, type TestApp, withNewCompanies } from '../../../test/test-app.ts'
import type { StreetCode } from '../../platform/outbound/postal-code-search.ts'

const code = (postalCode: string, street: string, numbers: string | null, neighborhood = 'Bela Vista'): StreetCode => ({
  postalCode,
  street,
  neighborhood,
  city: 'São Paulo',
  state: 'SP',
  numbers,
})
const paulista = [
  code('01310100', 'Avenida Paulista', 'de 612 a 1510 - lado par'),
  code('01310200', 'Avenida Paulista', 'de 1512 a 2132 - lado par'),
]

let testApp: TestApp
let { checked, imported, readInputs } = {} as ReturnType<typeof createImportHelpers>
let searched: string[] = []
let results: () => readonly StreetCode[]
beforeAll(async () => {
  testApp = await createTestApp({
    services: {
      postalCodeSearch: async ({ city, street }) => {
        searched.push(`${street}, ${city}`)
        return results()
      },
    },
  })
})
beforeEach(async () => {
  testApp = await withNewCompanies(testApp)
  ;({ checked, imported, readInputs } = createImportHelpers(testApp))
  searched = []
  results = () => paulista
})

const { 'Entrega: CEP': _postalCode, ...withoutColumn } = plainRow
const atPaulista = {
  'Entrega: logradouro': 'Av. Paulista',
  'Entrega: número': '1578',
  'Entrega: bairro': 'Bela Vista',
  'Entrega: cidade': 'São Paulo',
  'Entrega: UF': 'SP',
}

test('a file without a column of the CEP has those of its streets, shown as changes', async () => {
  const rows = ['1578', '1600', '1000'].map((number, index) => ({
    ...withoutColumn,
    ...atPaulista,
    'Entrega: número': number,
    Referência: `P-${index}`,
  }))
  const check = await checked(createCsv(rows))
  expect(check).toMatchObject({ errors: [], rows: { total: 3, invalid: 0 } })
  const inputs = (await readInputs(check.id)) as NewServiceOrder[]
  expect(inputs.map(({ dropoffs }) => dropoffs[0]?.address.postalCode)).toEqual(['01310200', '01310200', '01310100'])
  const { data } = (
    await testApp.call('GET', `/v1/service-orders/imports/${check.id}/rows?state=changed`, {
      as: testApp.users.operator,
    })
  ).json()
  expect(data[0].changes).toContainEqual({ row: 2, column: 'Entrega: CEP', from: null, to: '01310-200' })
})

test('a street is searched once, however many of its numbers a file has', async () => {
  const rows = Array.from({ length: 310 }, (_, index) => ({
    ...withoutColumn,
    ...atPaulista,
    'Entrega: número': `${1512 + 2 * index}`,
    Referência: `P-${index}`,
  }))
  expect(await checked(createCsv(rows))).toMatchObject({ errors: [], rows: { total: 310, invalid: 0 } })
  expect(searched).toEqual(['Avenida Paulista, São Paulo'])
})

test('the district of the service completes the address', async () => {
  results = () => [code('05435000', 'Rua Harmonia', null, 'Vila Madalena')]
  const row = {
    ...plainRow,
    ...atPaulista,
    'Entrega: CEP': '',
    'Entrega: logradouro': 'Rua Harmonia, 321',
    'Entrega: número': '',
    'Entrega: bairro': '',
  }
  const check = await checked(createCsv([row, { ...row, Observações: 'Outra' }]))
  expect(check.errors).toEqual([])
  const [input] = (await readInputs(check.id)) as NewServiceOrder[]
  expect(input?.dropoffs[0]?.address).toMatchObject({ postalCode: '05435000', neighborhood: 'Vila Madalena' })
  expect(searched).toEqual(['Rua Harmonia, São Paulo'])
})

test.each<[string, () => readonly StreetCode[]]>([
  ['no street of this name', () => []],
  ['two streets of this name', () => [code('01310100', 'Avenida Paulista', null), code('1', 'Avenida Paulista', null)]],
  ['another street only', () => [code('01310100', 'Rua Paulista', null)]],
  [
    'an error',
    () => {
      throw new Error('unavailable')
    },
  ],
])('a row without a CEP keeps its error when the service returns %s', async (_what, response) => {
  results = response
  const row = { ...plainRow, ...atPaulista, 'Entrega: CEP': '' }
  const check = await checked(createCsv([row, { ...row, 'Entrega: número': '1600', Observações: 'Outra' }]))
  expect(check.errors.map(({ row: number, column }) => [number, column])).toEqual([
    [2, 'Entrega: CEP'],
    [3, 'Entrega: CEP'],
  ])
})

test('after a failure, no other row waits for the service', async () => {
  results = () => {
    throw new Error('unavailable')
  }
  const rows = Array.from({ length: 20 }, (_, index) => ({
    ...plainRow,
    ...atPaulista,
    'Entrega: CEP': '',
    'Entrega: logradouro': `Rua ${'ABCDEFGHIJKLMNOPQRST'[index]}lfa`,
    Referência: `P-${index}`,
  }))
  expect((await checked(createCsv(rows))).rows.invalid).toBe(20)
  expect(searched.length).toBeLessThanOrEqual(4)
})

test('a later row of an order, with the street of the first one, is not another address', async () => {
  const first = { ...plainRow, ...atPaulista, 'Entrega: CEP': '01310-000', Referência: 'P-1' }
  const check = await checked(createCsv([first, { ...first, 'Entrega: CEP': '', 'Item: descrição': 'Vela' }]))
  expect(check.errors).toEqual([])
  const [input] = (await readInputs(check.id)) as NewServiceOrder[]
  expect(input?.dropoffs.map(({ address }) => address.postalCode)).toEqual(['01310000'])
})

test('a CEP that cannot be read is not replaced by that of its street', async () => {
  const check = await checked(createCsv([{ ...plainRow, ...atPaulista, 'Entrega: CEP': '123' }]))
  expect(check.errors).toMatchObject([{ column: 'Entrega: CEP' }])
  expect(searched).toEqual([])
})

test('a location without a CEP has that of its street', async () => {
  const { checked: checkedLocations, imported: importedLocations } = createImportHelpers(testApp, 'locations')
  const file = createCsv([
    {
      Nome: 'Loja Centro',
      CEP: '',
      Logradouro: 'Avenida Paulista',
      Número: '1578',
      Bairro: 'Bela Vista',
      Cidade: 'São Paulo',
      UF: 'SP',
    },
  ])
  expect((await checkedLocations(file)).errors).toEqual([])
  await importedLocations(file)
  const { data } = (await testApp.call('GET', '/v1/locations', { as: testApp.users.manager })).json()
  expect(data).toMatchObject([{ name: 'Loja Centro', address: { postalCode: '01310200' } }])
})

test('the orders of a file without CEPs are created', async () => {
  expect(await imported(createCsv([{ ...withoutColumn, ...atPaulista }]))).toMatchObject({
    status: 'done',
    rows: { created: 1 },
  })
})
