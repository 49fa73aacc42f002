import type { Import } from '@malote/api-client/contract'
import { writeXlsx } from 'hucre/xlsx'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { textRow, workbook } from '../../../test/attack-files.ts'
import { createCsv, createImportHelpers, importsPath, plainRow, shopRow } from '../../../test/imports.ts'
import { createTestApp, type TestApp, withNewCompanies } from '../../../test/test-app.ts'

let testApp: TestApp
let { checked, decide, imported, read, start, run, readInputs } = {} as ReturnType<typeof createImportHelpers>
beforeAll(async () => {
  testApp = await createTestApp()
})
beforeEach(async () => {
  testApp = await withNewCompanies(testApp)
  ;({ checked, decide, imported, read, start, run, readInputs } = createImportHelpers(testApp))
})

const titles = Object.keys(plainRow)
const createCells = (changes: Record<string, string> = {}) =>
  titles.map((title) => ({ ...plainRow, ...changes })[title])

describe('the table', () => {
  const createWorkbook = async (sheets: object[]) => Buffer.from(await writeXlsx({ sheets: sheets as never }))

  test('is in the first visible sheet, and in another one as the user decides', async () => {
    const bytes = await createWorkbook([
      { name: 'Listas', hidden: true, rows: [['Região'], ['Sul']] },
      { name: 'Pedidos', rows: [titles, createCells()] },
      {
        name: 'Ontem',
        rows: [titles, createCells({ Observações: 'ontem' }), createCells({ Observações: 'anteontem' })],
      },
    ])
    const check = await checked(bytes)
    expect(check).toMatchObject({
      status: 'checked',
      rows: { total: 1, invalid: 0 },
      table: { sheet: 1, titleRow: 1, sheets: [{ hidden: true }, { name: 'Pedidos' }, { name: 'Ontem' }] },
    })
    const other = await decide(check.id, { table: { sheet: 2, titleRow: 1 } })
    expect(other).toMatchObject({ rows: { total: 2, invalid: 0 }, table: { sheet: 2 } })
    await start(other.id)
    await run(other.id)
    // The rows of one sheet do not count as those of another one.
    expect(await checked(bytes)).toMatchObject({ rows: { total: 1, invalid: 0, repeated: 0 } })
  })

  test('starts at the first row with known titles, and elsewhere as the user decides', async () => {
    const above = [['Relatório de vendas'], [], ['Período', '01/11 a 30/11'], [], ['Gerado por', 'Ana']]
    const check = await checked(await createWorkbook([{ name: 'x', rows: [...above, titles, createCells()] }]))
    expect(check).toMatchObject({ status: 'checked', rows: { total: 1, invalid: 0 }, table: { titleRow: 6 } })
    expect(check.table?.firstRows[0]).toEqual({ row: 1, cells: ['Relatório de vendas'] })
    expect(check.columns[0]).toMatchObject({ title: 'Prioridade', samples: ['Normal'] })
    const moved = await decide(check.id, { table: { sheet: 0, titleRow: 3 } })
    expect(moved).toMatchObject({ status: 'failed', table: { titleRow: 3 } })
    expect(moved.columns.map(({ title }) => title)).toEqual(['Período', '01/11 a 30/11'])
    const empty = await decide(check.id, { table: { sheet: 0, titleRow: 4 } })
    expect(empty.failure).toBe('A linha 4 da planilha está vazia.')
  })

  test('has the merged cells of an order in each of its rows, but no weight twice', async () => {
    const first = titles.indexOf('Item: descrição') + 1
    const rows = [
      ['Referência', ...titles],
      ['PED-1', ...createCells()],
      [...Array.from({ length: first }, () => null), 'Torta', '2', null, '50,00'],
    ]
    const columns = [...(rows[0]?.keys() ?? [])].filter((column) => column < first || column === first + 2)
    const merges = columns.map((startCol) => ({ startRow: 1, startCol, endRow: 2, endCol: startCol }))
    const check = await checked(await createWorkbook([{ name: 'x', rows, merges }]))
    expect(check).toMatchObject({ status: 'checked', rows: { total: 2, invalid: 0 }, resources: { ready: 1 } })
    expect(await readInputs(check.id)).toMatchObject([
      {
        externalRef: 'PED-1',
        items: [
          { description: 'Cesta de café da manhã', weightGrams: 3_200 },
          { description: 'Torta', quantity: 2, valueCents: 5_000 },
        ],
      },
    ])
    const [order] = (await readInputs(check.id)) as { items: object[] }[]
    expect(order?.items[1]).not.toHaveProperty('weightGrams')
  })

  test('leaves out hidden and filtered rows unless the user wants them, and ignores rows without a value', async () => {
    const rows = [
      textRow(1, titles),
      textRow(2, createCells() as string[]),
      textRow(3, createCells({ Observações: 'filtrada' }) as string[]).replace('<row ', '<row hidden="1" '),
      ...Array.from({ length: 30_000 }, (_, index) => `<row r="${index + 4}"><c r="A${index + 4}" s="0"/></row>`),
    ]
    const check = await checked(workbook({ rows: rows.join('') }))
    expect(check).toMatchObject({ rows: { total: 1, invalid: 0 }, table: { hiddenRows: 1, withHiddenRows: false } })
    const all = await decide(check.id, { table: { sheet: 0, titleRow: 1, withHiddenRows: true } })
    expect(all).toMatchObject({ rows: { total: 2, invalid: 0 }, table: { withHiddenRows: true } })
  })
})

describe('a file without columns of the pickup', () => {
  const listFields = ({ columns }: Import) => columns.map(({ field }) => field as never)
  const addLocation = async (name: string) => {
    const body = {
      companyId: testApp.companies.acme,
      name,
      contactName: 'Bia Lima',
      address: {
        postalCode: '05433000',
        street: 'Rua Harmonia',
        number: '321',
        neighborhood: 'Vila Madalena',
        city: 'São Paulo',
        state: 'SP',
      },
    }
    const response = await testApp.call('POST', '/v1/locations', { as: testApp.users.manager, body })
    expect(response.statusCode, response.body).toBe(201)
    return response.json().id as string
  }

  test('needs one decision: the saved location that all deliveries start from', async () => {
    const id = await addLocation('Loja Vila Madalena')
    const check = await checked(createCsv([shopRow, { ...shopRow, Observações: 'segunda' }]))
    expect(check).toMatchObject({
      status: 'failed',
      failure: expect.stringMatching(/^Falta dizer de onde saem as entregas: .*“Coleta: local salvo”/),
    })
    expect(check.usualPickup).toMatchObject({ label: 'Loja Vila Madalena' })
    const constants = check.usualPickup?.constants ?? []
    expect(constants).toEqual([{ field: 'pickup/location', value: id }])
    const decided = await decide(check.id, { columns: listFields(check), constants })
    expect(decided).toMatchObject({ status: 'checked', rows: { total: 2, invalid: 0 }, constants })
    await start(decided.id)
    await run(decided.id)
    expect(await read(decided.id)).toMatchObject({ rows: { created: 2 }, resources: { created: 2, ready: 0 } })
    expect((await readInputs(decided.id))[0]).toMatchObject({
      pickup: { locationId: id, contactName: 'Bia Lima', address: { street: 'Rua Harmonia' } },
    })
  })

  test('proposes the pickup of most of the newest orders, also if it is no saved location', async () => {
    await imported(createCsv([plainRow]))
    const check = await checked(createCsv([shopRow]))
    expect(check.usualPickup?.label).toContain('Avenida Paulista, 1578')
    const decided = await decide(check.id, {
      columns: listFields(check),
      constants: check.usualPickup?.constants ?? [],
    })
    expect(decided).toMatchObject({ status: 'checked', rows: { invalid: 0 } })
    expect((await readInputs(decided.id))[0]).toMatchObject({
      pickup: { contactName: 'Expedição', address: { postalCode: '01310100', number: '1578' } },
    })
  })

  test('reads the saved location from a column with its name, and rejects a name of two locations', async () => {
    await addLocation('Loja Centro')
    const rows = ['Loja Centro', 'loja centro', 'Outra'].map((Loja) => ({ ...shopRow, Loja }))
    expect((await checked(createCsv(rows))).errors).toMatchObject([{ row: 4, column: 'Coleta: local salvo' }])
    await testApp.db.updateTable('locations').set({ name: 'Outra' }).execute()
    await addLocation('Loja Centro')
    await testApp.db.updateTable('locations').set({ name: 'Loja Centro' }).execute()
    expect((await checked(createCsv(rows.slice(0, 1)))).errors[0]?.message).toMatch(/mais de um local/)
  })

  test('takes constants for other columns, but not next to a column with the same field', async () => {
    await addLocation('Loja')
    const check = await checked(createCsv([{ ...shopRow, Prioridade: '' }]))
    const body = (field: string, value: string) => ({
      columns: listFields(check).map((path) => ((path as string) === 'priority' && field === 'priority' ? null : path)),
      constants: [...(check.usualPickup?.constants ?? []), { field, value }],
    })
    const decided = await decide(check.id, body('priority', 'Urgente') as never)
    expect((await readInputs(decided.id))[0]).toMatchObject({ priority: 'urgent' })
    const response = await testApp.call('PUT', `${importsPath}/${check.id}/columns`, {
      as: testApp.users.manager,
      body: body('notes', 'x'),
    })
    expect(response.json()).toMatchObject({ status: 400, errors: [{ pointer: '/constants/1' }] })
  })
})

describe('rows of one reference', () => {
  const itemOnly = (reference: string, item: string) => ({ Referência: reference, 'Item: descrição': item })

  test('are one order with several items, wherever they are in the file', async () => {
    const rows = [
      { ...plainRow, Referência: 'A' },
      { ...plainRow, Referência: 'B' },
      { ...itemOnly('A', 'Vela'), 'Item: quantidade': '2' },
      { ...plainRow, Referência: 'A', 'Item: descrição': 'Cartão' },
    ]
    const done = await imported(createCsv(rows))
    expect(done).toMatchObject({ rows: { total: 4, created: 4 }, resources: { created: 2 } })
    const items = ['Cesta de café da manhã', 'Vela', 'Cartão'].map((description) => ({ description }))
    expect((await readInputs(done.id))[0]).toMatchObject({ externalRef: 'A', items })
    const created = await testApp.call('GET', `${importsPath}/${done.id}/rows?state=created`, {
      as: testApp.users.manager,
    })
    const numbers = created.json().data.map(({ order }: { order: { orderNumber: string } }) => order.orderNumber)
    expect(new Set(numbers).size).toBe(2)
    expect(numbers[0]).toBe(numbers[2])
    expect(await imported(createCsv(rows))).toMatchObject({ rows: { repeated: 4, created: 0 } })
  })

  test('are rejected together when one has an error, and name the row', async () => {
    const rows = [
      { ...plainRow, Referência: 'A' },
      { ...itemOnly('A', 'Vela'), 'Item: quantidade': 'muitas' },
      { ...plainRow, Referência: 'B' },
    ]
    const { errors } = await checked(createCsv(rows))
    expect(errors).toMatchObject([
      { row: 2, column: 'Linha', message: 'A linha 3, da mesma ordem, tem erro.' },
      { row: 3, column: 'Item: quantidade' },
    ])
  })

  test('with another value for the order are an error at the column', async () => {
    const rows = [
      { ...plainRow, Referência: 'A' },
      { ...plainRow, Referência: 'A', 'Valor declarado': '10,00', 'Item: descrição': 'Vela' },
    ]
    const { errors } = await checked(createCsv(rows))
    expect(errors).toContainEqual({
      row: 3,
      column: 'Valor declarado',
      message: 'A linha 2, da mesma referência, tem outro valor.',
    })
  })

  test('with another address are further drop-offs only as the user decides', async () => {
    const other = { 'Entrega: contato': 'Caio Prado', 'Entrega: logradouro': 'Rua Harmonia', 'Entrega: número': '5' }
    const rows = [
      { ...plainRow, Referência: 'A' },
      { ...plainRow, Referência: 'A', ...other },
    ]
    const check = await checked(createCsv(rows))
    expect(check).toMatchObject({ rowsWithOtherAddress: 1, rows: { invalid: 2 } })
    expect(check.errors).toContainEqual(
      expect.objectContaining({ row: 3, message: expect.stringContaining('outro destinatário ou endereço') }),
    )
    const columns = check.columns.map(({ field }) => field as never)
    const decided = await decide(check.id, { columns, severalDropoffs: true })
    expect(decided).toMatchObject({ rowsWithOtherAddress: 0, rows: { invalid: 0 }, resources: { ready: 1 } })
    expect((await readInputs(decided.id))[0]).toMatchObject({
      dropoffs: [{ contactName: 'Mariana Albuquerque' }, { contactName: 'Caio Prado', address: { number: '5' } }],
      // Each item is of the drop-off of its row.
      items: [{ dropoff: 1 }, { dropoff: 2 }],
    })
  })
})

describe('an address in few cells', () => {
  const dropoff = async (changes: Record<string, string>) => {
    const { id, errors } = await checked(createCsv([{ ...plainRow, ...changes }]))
    expect(errors).toEqual([])
    const [input] = (await readInputs(id)) as { dropoffs: { address: object }[] }[]
    const [row] = await testApp.db.selectFrom('import_rows').select('changes').where('import_id', '=', id).execute()
    return { address: input?.dropoffs[0]?.address, changes: row?.changes }
  }

  test('is split, and the split parts are stored for the confirmation', async () => {
    const { address, changes } = await dropoff({
      'Entrega: logradouro': 'Rua Cardoso de Almeida, 788',
      'Entrega: número': '',
      'Entrega: cidade': 'Campinas/SP',
      'Entrega: UF': '',
    })
    expect(address).toMatchObject({ street: 'Rua Cardoso de Almeida', number: '788', city: 'Campinas', state: 'SP' })
    expect(changes).toContainEqual({ column: 'Entrega: número', from: null, to: '788' })
  })

  test('with a city of another state is rejected at the state', async () => {
    const { errors } = await checked(
      createCsv([{ ...plainRow, 'Entrega: cidade': 'Campinas/SP', 'Entrega: UF': 'RJ' }]),
    )
    expect(errors).toMatchObject([{ column: 'Entrega: UF' }])
  })
})
