import type { EndpointOutput, imports } from '@malote/api-client/contract'
import { expect, test } from 'vitest'
import { createCsv, importsPath, plainRow, setUpImports } from '../../../test/imports.ts'

type RowPage = EndpointOutput<typeof imports.rows>

const fixture = setUpImports()

const readRows = async (id: string, state: string): Promise<RowPage> =>
  (
    await fixture.testApp.call('GET', `${importsPath}/${id}/rows?state=${state}`, {
      as: fixture.testApp.users.manager,
    })
  ).json()

test('a row whose address contradicts itself is ready, with what to check', async () => {
  const check = await fixture.checked(
    createCsv([
      plainRow,
      { ...plainRow, 'Entrega: UF': 'RJ' },
      { ...plainRow, 'Entrega: telefone': '(21) 98765-4321' },
      { ...plainRow, 'Coleta: UF': 'MG', 'Coleta: telefone': '(31) 98765-4321' },
    ]),
  )
  expect(check.rows).toMatchObject({ total: 4, invalid: 0 })
  const ready = await readRows(check.id, 'ready')
  expect(ready.data.map(({ row, errors, hints }) => ({ row, errors, hints }))).toEqual([
    { row: 2, errors: [], hints: [] },
    { row: 3, errors: [], hints: expect.arrayContaining([expect.stringMatching(/^Entrega: CEP: .*\(SP\)/)]) },
    { row: 4, errors: [], hints: ['Entrega: telefone: O DDD é de outro estado (RJ). Confira o telefone.'] },
    { row: 5, errors: [], hints: ['Coleta: CEP: Este CEP é de outro estado (SP). Confira o CEP e a UF.'] },
  ])
  const doubtful = await readRows(check.id, 'doubtful')
  expect(doubtful.meta.total).toBe(3)
  expect(doubtful.data.map(({ row }) => row)).toEqual([3, 4, 5])
})

test('a city that is no municipality of the state is named with the one that may be meant', async () => {
  const check = await fixture.checked(
    createCsv([
      { ...plainRow, 'Entrega: cidade': 'Guarulos' },
      { ...plainRow, 'Entrega: cidade': 'Vila que não é município' },
      { ...plainRow, 'Entrega: cidade': 'SAO PAULO' },
    ]),
  )
  const { data } = await readRows(check.id, 'ready')
  expect(data.map(({ hints }) => hints)).toEqual([
    ['Entrega: cidade: Não encontramos este município em SP. Seria Guarulhos?'],
    ['Entrega: cidade: Não encontramos este município em SP. Confira a cidade e a UF.'],
    [],
  ])
})

test('the city is compared with that of a stored postal code', async () => {
  const { db } = fixture.testApp
  const place = { street: null, neighborhood: null, city: 'Campinas', state: 'SP', latitude: null, longitude: null }
  await db.deleteFrom('postal_codes').execute()
  await db
    .insertInto('postal_codes')
    .values({ postal_code: '05013001', ...place, fetched_at: new Date() })
    .execute()
  const check = await fixture.checked(createCsv([plainRow]))
  expect((await readRows(check.id, 'ready')).data[0]?.hints).toEqual([
    'Entrega: cidade: Este CEP é de outra cidade (Campinas). Confira o CEP e a cidade.',
  ])
  await db.deleteFrom('postal_codes').execute()
})

test('an order that was created from such a row has no errors', async () => {
  const { id } = await fixture.imported(createCsv([{ ...plainRow, 'Entrega: telefone': '(21) 98765-4321' }]))
  const { data } = await readRows(id, 'created')
  expect(data).toMatchObject([{ row: 2, errors: [], order: { status: 'requested' } }])
})
