import { beforeAll, describe, expect, test } from 'vitest'
import { createCsv, createImportHelpers, importsPath as path, plainRow as plain } from '../../../test/imports.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { importJobs } from './index.ts'

let testApp: TestApp
let { read, start, run, checked, imported } = {} as ReturnType<typeof createImportHelpers>
beforeAll(async () => {
  testApp = await createTestApp()
  ;({ read, start, run, checked, imported } = createImportHelpers(testApp))
})

describe('columns', () => {
  const row = {
    Pedido: 'EXT-1',
    Destinatário: 'Mariana Albuquerque',
    Endereço: 'Rua Cardoso de Almeida',
    Nº: '788',
    Bairro: 'Perdizes',
    Cidade: 'São Paulo',
    Estado: 'SP',
    'Chave postal': '05013-001',
    Vendedor: 'Beto',
    ...Object.fromEntries(Object.entries(plain).filter(([title]) => title.startsWith('Coleta'))),
  }
  const map = (id: string, columns: (string | null)[], as = testApp.users.manager) =>
    testApp.call('PUT', `${path}/${id}/columns`, { as, body: { columns } })
  const recheck = (id: string) => importJobs[0]?.run(testApp.ctx, { id }, new AbortController().signal)

  test('with other titles are proposed, confirmed and then read as the user mapped them', async () => {
    const rejected = await checked(createCsv([row]))
    expect(rejected).toMatchObject({ status: 'failed', failure: expect.stringContaining('Chave postal') })
    const proposed = Object.fromEntries(rejected.columns.map(({ title, field }) => [title, field]))
    expect(proposed).toMatchObject({
      Pedido: 'externalRef',
      Destinatário: 'dropoffs/0/contactName',
      Endereço: 'dropoffs/0/address/street',
      Nº: 'dropoffs/0/address/number',
      Estado: 'dropoffs/0/address/state',
      'Chave postal': null,
      Vendedor: null,
      'Coleta: CEP': 'pickup/address/postalCode',
    })
    const columns = rejected.columns.map(({ title, field }) =>
      title === 'Chave postal' ? 'dropoffs/0/address/postalCode' : field,
    )
    expect((await map(rejected.id, columns)).json()).toMatchObject({ status: 'checking', failure: null })
    await recheck(rejected.id)
    expect(await read(rejected.id)).toMatchObject({ status: 'checked', rows: { total: 1, invalid: 0 } })
    await start(rejected.id)
    await run(rejected.id)
    const rows = await testApp.call('GET', `${path}/${rejected.id}/rows?state=created`, { as: testApp.users.manager })
    expect(rows.json().data).toMatchObject([
      { row: 2, errors: [], order: { status: 'requested', recipient: 'Mariana Albuquerque' } },
    ])
    expect((await map(rejected.id, columns)).json()).toMatchObject({ status: 409, code: 'not_editable' })
  })

  test('are rejected when one is missing, mapped twice, or of another file', async () => {
    const { id, columns } = await checked(createCsv([plain]))
    const fields = columns.map(({ field }) => field)
    const without = fields.map((field) => (field === 'dropoffs/0/address/city' ? null : field))
    expect((await map(id, without)).json().errors[0]).toMatchObject({
      pointer: '/columns',
      message: 'Falta escolher: Entrega: cidade.',
    })
    const twice = fields.map((field, index) => (index === 0 ? 'notes' : field))
    expect((await map(id, twice)).json()).toMatchObject({ status: 400 })
    expect((await map(id, fields.slice(1))).json().errors[0].pointer).toBe('/columns')
    expect((await map(id, ['nada', ...fields.slice(1)])).statusCode).toBe(400)
    expect((await read(id)).status).toBe('checked')
  })

  test('lists every row with errors, page by page', async () => {
    const { id } = await checked(
      createCsv([plain, ...Array.from({ length: 5 }, () => ({ ...plain, 'Entrega: UF': 'XX' }))]),
    )
    const page = await testApp.call('GET', `${path}/${id}/rows?state=invalid&limit=2&page=3`, {
      as: testApp.users.operator,
    })
    expect(page.json()).toMatchObject({ data: [{ row: 7, order: null }], meta: { total: 5, totalPages: 3 } })
    expect(page.json().data[0].errors[0].column).toBe('Entrega: UF')
  })

  test('the same file again names the orders that it created before', async () => {
    const content = createCsv([{ ...plain, Observações: 'duas vezes' }])
    await imported(content)
    const again = await checked(content)
    expect(again.rows).toMatchObject({ total: 1, repeated: 1 })
    const rows = await testApp.call('GET', `${path}/${again.id}/rows?state=repeated`, { as: testApp.users.manager })
    expect(rows.json().data[0].order.orderNumber).toMatch(/^OS-/)
  })
})
