import type { EndpointOutput, imports } from '@malote/api-client/contract'
import { expect, test } from 'vitest'
import { createCsv, createImportHelpers, importsPath, plainRow, setUpImports } from '../../../test/imports.ts'

type RowPage = EndpointOutput<typeof imports.rows>

const fixture = setUpImports()

const readRows = async (id: string, state: string): Promise<RowPage> =>
  (
    await fixture.testApp.call('GET', `${importsPath}/${id}/rows?state=${state}`, {
      as: fixture.testApp.users.manager,
    })
  ).json()

test('a row in the notation of the template becomes an order without converted values', async () => {
  const check = await fixture.checked(
    createCsv([{ ...plainRow, 'Entrega: início': '21/11/2031 09:00', 'Entrega: fim': '21/11/2031 12:00' }]),
  )
  const { data, meta } = await readRows(check.id, 'ready')
  expect(meta.total).toBe(1)
  expect(data).toMatchObject([
    {
      row: 2,
      rows: [2],
      errors: [],
      order: null,
      changes: [],
      preview: {
        stops: [
          { contactName: 'Expedição', address: { street: 'Avenida Paulista', number: '1578' } },
          {
            contactName: 'Mariana Albuquerque',
            address: { street: 'Rua Cardoso de Almeida', number: '788', complement: 'Apto 42', postalCode: '05013001' },
            window: { start: '2031-11-21T12:00:00.000Z', end: '2031-11-21T15:00:00.000Z' },
          },
        ],
        items: [{ description: 'Cesta de café da manhã', quantity: 1 }],
        valueCents: 123_456,
        weightGrams: 3200,
      },
    },
  ])
  expect(await readRows(check.id, 'changed')).toMatchObject({ data: [], meta: { total: 0 } })
})

test('rows of one reference are one ready order with its rows, its items and the row of each change', async () => {
  const first = { ...plainRow, Referência: 'PED-1', 'Valor declarado': '' }
  const second = { Referência: 'PED-1', 'Item: descrição': 'Vela', 'Item: quantidade': '3', 'Item: valor': '10.50' }
  const check = await fixture.checked(createCsv([first, second, { ...plainRow, 'Entrega: UF': 'XX' }, plainRow]))
  expect(check.resources.ready).toBe(2)
  const { data, meta } = await readRows(check.id, 'ready')
  expect(meta.total).toBe(2)
  expect(data.map(({ rows }) => rows)).toEqual([[2, 3], [5]])
  expect(data[0]).toMatchObject({
    changes: [{ row: 3, column: 'Item: valor unitário', from: '10.50', to: 'R$ 10,50' }],
    preview: {
      items: [{ description: 'Cesta de café da manhã' }, { description: 'Vela', quantity: 3 }],
      // No declared value: 199,90 + 3 × 10,50.
      valueCents: 23_140,
    },
  })
  const changed = await readRows(check.id, 'changed')
  expect(changed.data.map(({ rows }) => rows)).toEqual([[2, 3]])
  // The sums of both orders, without the row with an error.
  expect(check.totals).toEqual({ items: 5, valueCents: 23_140 + 123_456, weightGrams: 6400 })
})

test('the sums stay after the orders are created, and are absent before the check', async () => {
  const response = await fixture.send(createCsv([plainRow]))
  expect(response.json().totals).toBeNull()
  const done = await fixture.imported(createCsv([{ ...plainRow, Observações: 'Outra' }]))
  expect(done).toMatchObject({ status: 'done', totals: { items: 1, valueCents: 123_456, weightGrams: 3200 } })
})

test('a row of locations shows the location, and no sums', async () => {
  const ofLocations = createImportHelpers(fixture.testApp, 'locations')
  const check = await ofLocations.checked(
    createCsv([
      {
        Nome: 'Loja Centro',
        CEP: '1310100',
        Logradouro: 'Avenida Paulista',
        Número: '1578',
        Bairro: 'Bela Vista',
        Cidade: 'São Paulo',
        UF: 'São Paulo',
      },
    ]),
  )
  expect(check).toMatchObject({ errors: [], totals: null })
  const { data } = await readRows(check.id, 'changed')
  expect(data).toMatchObject([
    {
      preview: { stops: [{ contactName: 'Loja Centro', address: { postalCode: '01310100' } }], items: [] },
      changes: [
        { row: 2, column: 'CEP', from: '1310100', to: '01310-100' },
        { row: 2, column: 'UF', from: 'São Paulo', to: 'SP' },
      ],
    },
  ])
})
