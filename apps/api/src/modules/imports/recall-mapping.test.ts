import type { Import } from '@malote/api-client/contract'
import { expect, test } from 'vitest'
import { createCsv, importsPath, plainRow, setUpImports, shopRow } from '../../../test/imports.ts'
import { address } from '../../../test/orders.ts'

const fixture = setUpImports()

/** The columns of the shop's own file: one has a title without a meaning, and one is not needed. */
const shopFile = (reference: string, changes: Readonly<Record<string, string>> = {}) => {
  const { 'Entrega: CEP': postalCode = '', ...row } = shopRow
  return { Ref: reference, XPTO: postalCode, Vendedor: 'Beto', ...row, ...changes }
}
const pickup = [
  { field: 'pickup/contactName', value: 'Expedição' },
  ...Object.entries(address).map(([part, value]) => ({ field: `pickup/address/${part}`, value })),
]
const mapByHand = (columns: Import['columns']) =>
  columns.map(({ title, field }) => {
    if (title === 'XPTO') return 'dropoffs/0/address/postalCode'
    return title === 'Ref' ? 'externalRef' : field
  })

/** Imports a file whose columns a user maps. */
async function importMapped(reference: string): Promise<void> {
  const { checked, decide, start, run, read } = fixture
  const { id, columns, status } = await checked(createCsv([shopFile(reference)]))
  expect(status).toBe('failed')
  const constants = [...pickup, { field: 'priority', value: 'Urgente' }].filter(
    ({ field }) => !columns.some((column) => column.field === field),
  )
  expect(await decide(id, { columns: mapByHand(columns), constants })).toMatchObject({ status: 'checked' })
  await start(id)
  await run(id)
  expect((await read(id)).rows).toMatchObject({ created: 1 })
}

test('the next file with the same titles is read as the company mapped the first, which it names', async () => {
  await importMapped('A-1')
  const next = await fixture.checked(createCsv([shopFile('A-2')]))
  expect(next).toMatchObject({
    status: 'checked',
    rows: { total: 1, invalid: 0 },
    columnsFrom: { fileName: 'ordens.csv' },
  })
  expect(next.columns.find(({ title }) => title === 'XPTO')).toMatchObject({ field: 'dropoffs/0/address/postalCode' })
  expect(next.constants).toEqual(pickup)
})

test('titles in another order, or in capitals, are the same titles', async () => {
  await importMapped('A-1')
  const reversed = Object.fromEntries(
    Object.entries(shopFile('A-2'))
      .reverse()
      .map(([title, cell]) => [title.toUpperCase(), cell]),
  )
  expect(await fixture.checked(createCsv([reversed]))).toMatchObject({ status: 'checked', rows: { invalid: 0 } })
})

test('other titles, and the files of another company, are not read in this way', async () => {
  await importMapped('A-1')
  const others = await fixture.checked(createCsv([shopFile('A-2', { Loja: 'Centro' })]))
  expect(others).toMatchObject({ status: 'failed', columnsFrom: null })
  const { users, companies, call } = fixture.testApp
  const sent = await fixture.send(createCsv([shopFile('A-2')]), users.admin, companies.other)
  await fixture.recheck(sent.json().id)
  const elsewhere = await call('GET', `${importsPath}/${sent.json().id}`, { as: users.admin })
  expect(elsewhere.json()).toMatchObject({ status: 'failed', columnsFrom: null })
})

test('columns that the user maps again are no longer those of the earlier import', async () => {
  await importMapped('A-1')
  const { id, columns } = await fixture.checked(createCsv([shopFile('A-2')]))
  const fields = columns.map(({ title, field }) => (title === 'Ref' ? null : field))
  expect(await fixture.decide(id, { columns: fields, constants: pickup })).toMatchObject({ columnsFrom: null })
})

test('a mapping that was not imported is not taken over', async () => {
  const { id, columns } = await fixture.checked(createCsv([shopFile('A-1')]))
  await fixture.decide(id, { columns: mapByHand(columns), constants: pickup })
  expect(await fixture.checked(createCsv([shopFile('A-2')]))).toMatchObject({ status: 'failed', columnsFrom: null })
})

test('a file with the titles of the template needs no earlier import', async () => {
  expect(await fixture.checked(createCsv([plainRow]))).toMatchObject({ status: 'checked', columnsFrom: null })
})
