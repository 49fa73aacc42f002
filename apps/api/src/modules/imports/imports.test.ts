import { setTimeout } from 'node:timers/promises'
import type { Import } from '@malote/api-client/contract'
import { parseCsv } from 'hucre/csv'
import { readXlsx, XlsxStreamWriter } from 'hucre/xlsx'
import { beforeAll, describe, expect, test } from 'vitest'
import { createWorld, type World } from '../../../test/world.ts'
import { openJobs } from '../../platform/jobs/index.ts'
import { checkImport } from './check.service.ts'
import { importColumns } from './columns.ts'
import { importJobs } from './index.ts'
import { runImport } from './run.service.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})

const path = '/v1/service-orders/imports'
const calm = new AbortController().signal
type Row = Record<string, string>

const good: Row = Object.fromEntries(
  importColumns.filter(({ example }) => example !== null).map(({ header, example }) => [header, String(example)]),
)
const { Referência: _reference, ...plain } = good
const headersOf = (rows: readonly Row[]) => [...new Set(rows.flatMap((row) => Object.keys(row)))]
const quoted = (text = '') => (/[;"\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
const csvOf = (rows: readonly Row[]) =>
  [headersOf(rows), ...rows.map((row) => headersOf(rows).map((header) => row[header]))]
    .map((cells) => cells.map(quoted).join(';'))
    .join('\r\n')

const send = (
  content: string | Buffer,
  as = world.people.manager,
  companyId = world.companies.acme,
  name = 'ordens.csv',
) =>
  world.call('POST', path, { as, form: { companyId, files: new File([new Uint8Array(Buffer.from(content))], name) } })
const read = async (id: string): Promise<Import> =>
  (await world.call('GET', `${path}/${id}`, { as: world.people.manager })).json()
const start = (id: string, as = world.people.manager) => world.call('POST', `${path}/${id}/start`, { as })

async function checked(content: string | Buffer): Promise<Import> {
  const answer = await send(content)
  expect(answer.statusCode, answer.body).toBe(202)
  await checkImport(world.ctx, answer.json().id, calm)
  return read(answer.json().id)
}
async function imported(content: string | Buffer): Promise<Import> {
  const { id } = await checked(content)
  expect((await start(id)).statusCode).toBe(202)
  await runImport(world.ctx, id, calm)
  return read(id)
}
const total = async () =>
  (await world.call('GET', '/v1/service-orders?limit=1', { as: world.people.manager })).json().meta.total

describe('the template', () => {
  test.each(['csv', 'xlsx'] as const)('as %s is itself a file without errors', async (format) => {
    const answer = await world.call('GET', `${path}/template?format=${format}`, { as: world.people.operator })
    expect(answer.statusCode).toBe(200)
    await world.db.updateTable('service_orders').set({ external_ref: null }).execute()
    expect(await imported(answer.rawPayload)).toMatchObject({ status: 'done', errors: [], rows: { created: 1 } })
  })
})

describe('checking', () => {
  test('creates nothing, and names column and remedy of every fault', async () => {
    const before = await total()
    const found = await checked(
      csvOf([
        plain,
        { ...plain, 'Entrega: UF': 'XX', 'Entrega: CEP': '123', 'Valor declarado': 'muito', Prioridade: 'ontem' },
        { ...plain, 'Entrega: contato': '' },
        { ...plain, 'Entrega: início': '31/02/2031 09:00', 'Entrega: fim': '01/03/2031 10:00' },
        { ...plain, 'Coleta: início': '01/03/2031 10:00' },
        { ...plain, 'Coleta: início': '01/03/2020 10:00', 'Coleta: fim': '01/03/2020 12:00' },
        { ...plain, 'Coleta: local salvo': 'Lugar nenhum' },
      ]),
    )
    expect(found).toMatchObject({ status: 'checked', rows: { total: 7, invalid: 6, created: 0 } })
    const faults = found.errors.map(({ row, column }) => `${row} ${column}`)
    expect(faults).toEqual(
      expect.arrayContaining([
        '3 Entrega: UF',
        '3 Entrega: CEP',
        '3 Valor declarado',
        '3 Prioridade',
        '4 Entrega: contato',
        '5 Entrega: início',
        '6 Coleta: fim',
        '7 Coleta: fim',
        '8 Coleta: local salvo',
      ]),
    )
    for (const { message } of found.errors) expect(message).toMatch(/^[A-ZÀ-Ú].+\.$/)
    expect(await total()).toBe(before)
  })

  test('gives the faulty rows back as they came, with what to mend, and nothing in them acts', async () => {
    const { id } = await checked(csvOf([{ ...plain, Observações: '=1+1', 'Entrega: UF': 'ZZ' }, plain]))
    const answer = await world.call('GET', `${path}/${id}/errors`, { as: world.people.manager })
    const rows = parseCsv(answer.body, { delimiter: ';', header: true })
    expect(rows).toHaveLength(2)
    expect(rows[0]?.slice(-1)).toEqual(['O que corrigir'])
    expect(rows[1]?.[0]).toBe('2')
    expect(rows[1]).toContain("'=1+1")
    expect(rows[1]?.at(-1)).toMatch(/^Entrega: UF: /)
    const xlsx = await world.call('GET', `${path}/${id}/errors?format=xlsx`, { as: world.people.manager })
    expect((await readXlsx(new Uint8Array(xlsx.rawPayload))).sheets[0]?.rows[1]).toContain('=1+1')
  })

  test('a reference is used once in a file, and once in the company', async () => {
    await imported(csvOf([{ ...plain, Referência: 'UNICA-1' }]))
    const found = await checked(
      csvOf([
        { ...plain, Referência: 'UNICA-1' },
        { ...plain, Referência: 'DUAS' },
        { ...plain, Referência: 'DUAS' },
        plain,
      ]),
    )
    expect(found.errors).toEqual([
      { row: 2, column: 'Referência', message: 'Já existe uma ordem desta empresa com esta referência.' },
      { row: 4, column: 'Referência', message: 'Esta referência já está na linha 3.' },
    ])
  })
})

describe('importing', () => {
  test('creates an order for each good row, in the name of who sent the file, and passes the others over', async () => {
    const before = await total()
    const done = await imported(
      csvOf([
        { ...plain, 'Item: peso (kg)': '3,2', 'Valor declarado': 'R$ 1.234,56' },
        { ...plain, 'Entrega: UF': 'ZZ' },
        { ...plain, Prioridade: 'URGENTE' },
      ]),
    )
    expect(done).toMatchObject({
      status: 'done',
      rows: { total: 3, processed: 3, created: 2, invalid: 1, repeated: 0 },
    })
    expect(await total()).toBe(before + 2)
    const list = await world.call('GET', '/v1/service-orders?source=import&limit=2', { as: world.people.manager })
    const order = await world.call('GET', `/v1/service-orders/${list.json().data[1].orderNumber}`, {
      as: world.people.manager,
    })
    expect(order.json()).toMatchObject({
      source: 'import',
      declaredValueCents: 123_456,
      requestedBy: { id: world.people.manager.id },
      items: [{ weightGrams: 3200, valueCents: 19_990 }],
      stops: [{ contactName: 'Expedição' }, { contactName: 'Mariana Albuquerque', contactPhone: '+5511987654321' }],
    })
  })

  test('of the same file again creates nothing, however it is called', async () => {
    const file = csvOf([
      { ...plain, Observações: 'De novo' },
      { ...plain, Observações: 'Outra vez' },
    ])
    await imported(file)
    const before = await total()
    const again = await imported(file)
    expect(again).toMatchObject({ status: 'done', rows: { created: 0, repeated: 2 } })
    expect(await total()).toBe(before)
  })

  test('twice at once creates each order once', async () => {
    const file = csvOf(Array.from({ length: 12 }, (_, index) => ({ ...plain, Observações: `Corrida ${index}` })))
    const [one, other] = [await checked(file), await checked(file)]
    const before = await total()
    for (const { id } of [one, other]) await start(id)
    await Promise.all([one, one, other].map(({ id }) => runImport(world.ctx, id, calm)))
    expect(await total()).toBe(before + 12)
    const [first, second] = [await read(one.id), await read(other.id)]
    expect(first.rows.created + second.rows.created).toBe(12)
    expect(first.rows.repeated + second.rows.repeated).toBe(12)
  })

  test('that was broken off goes on where it stood', async () => {
    const { id } = await checked(
      csvOf(Array.from({ length: 60 }, (_, index) => ({ ...plain, Observações: `Queda ${index}` }))),
    )
    await start(id)
    const before = await total()
    const breaking = new AbortController()
    const clock = () => {
      breaking.abort()
      return world.now()
    }
    const ctx = { ...world.ctx, clock }
    await expect(runImport(ctx, id, breaking.signal)).rejects.toThrow()
    expect((await read(id)).rows.created).toBe(25)
    await runImport(world.ctx, id, calm)
    expect(await read(id)).toMatchObject({ status: 'done', rows: { created: 60 } })
    expect(await total()).toBe(before + 60)
  })

  test('is called off between two rows; what was created stays', async () => {
    const { id } = await checked(csvOf([{ ...plain, Observações: 'Parada' }]))
    await start(id)
    const canceled = await world.call('POST', `${path}/${id}/cancel`, { as: world.people.manager })
    expect(canceled.json()).toMatchObject({ status: 'canceled' })
    await runImport(world.ctx, id, calm)
    expect((await read(id)).rows.created).toBe(0)
    expect((await world.call('POST', `${path}/${id}/cancel`, { as: world.people.manager })).statusCode).toBe(409)
    expect((await start(id)).statusCode).toBe(409)
  })

  test('starts once, and not before it was checked', async () => {
    const { id } = (await send(csvOf([plain]))).json()
    expect((await start(id)).json()).toMatchObject({ status: 409, code: 'not_editable' })
  })

  test('is seen by the people of its company only', async () => {
    const { id } = (await send(csvOf([plain]))).json()
    const foreign = world.people.foreignManager
    for (const rest of ['', '/errors']) {
      expect((await world.call('GET', `${path}/${id}${rest}`, { as: foreign })).statusCode).toBe(404)
    }
    expect((await start(id, foreign)).statusCode).toBe(404)
    expect((await world.call('GET', path, { as: foreign })).json().meta.total).toBe(0)
    expect((await send('a', foreign)).statusCode).toBe(404)
  })
})

describe('files as people have them', () => {
  const rows = [{ ...plain, Observações: 'Açaí à mão' }]
  const latin = Buffer.from(csvOf(rows), 'latin1')
  test.each([
    ['UTF-8 with a mark', () => Buffer.from(`\ufeff${csvOf(rows)}`)],
    ['what Windows writes', () => latin],
    ['UTF-16', () => Buffer.from(`\ufeff${csvOf(rows)}`, 'utf16le')],
    [
      'commas',
      () =>
        csvOf(
          rows.map((row) => ({ ...row, 'Item: peso (kg)': '3.2', 'Item: valor': '1', 'Valor declarado': '1' })),
        ).replaceAll(';', ','),
    ],
    ['tabs', () => csvOf(rows).replaceAll(';', '\t')],
    ['line ends of Unix', () => csvOf(rows).replaceAll('\r\n', '\n')],
    ['empty lines in between', () => csvOf(rows).replace('\r\n', '\r\n\r\n;;;\r\n')],
    [
      'headers without accents',
      () => csvOf(rows).replace(/^.*/, (line) => line.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()),
    ],
    ['a CEP without its zero', () => csvOf(rows).replaceAll('05013-001', '5013001')],
  ])('%s', async (_name, file) => {
    const found = await checked(file())
    expect(found).toMatchObject({ status: 'checked', errors: [], rows: { total: 1, invalid: 0 } })
  })

  test('a workbook, with numbers and moments of its own', async () => {
    const headers = importColumns.map(({ header }) => header)
    const writer = new XlsxStreamWriter({ name: 'Ordens' })
    writer.addRow(headers)
    const moment = new Date('2031-03-01T09:00:00Z')
    const own: Record<string, unknown> = {
      'Coleta: CEP': 1310100,
      'Item: quantidade': 3,
      'Valor declarado': 10.5,
      'Entrega: início': moment,
      'Entrega: fim': new Date(moment.getTime() + 3_600_000),
    }
    writer.addRow(headers.map((header) => (own[header] ?? plain[header] ?? null) as never))
    const done = await imported(Buffer.from(await writer.finish()))
    expect(done).toMatchObject({ errors: [], rows: { created: 1 } })
    const list = await world.call('GET', '/v1/service-orders?source=import&limit=1', { as: world.people.manager })
    const order = await world.call('GET', `/v1/service-orders/${list.json().data[0].orderNumber}`, {
      as: world.people.manager,
    })
    expect(order.json()).toMatchObject({
      declaredValueCents: 1050,
      items: [{ quantity: 3 }],
      // Nine o'clock in the spreadsheet is nine o'clock in São Paulo.
      stops: [{ address: { postalCode: '01310100' } }, { window: { start: '2031-03-01T12:00:00.000Z' } }],
    })
  })
})

test('through the queue, a file that is sent is checked, and once started imported', async () => {
  const jobs = await openJobs(world.databaseUrl, world.ctx.log)
  await jobs.work(importJobs, () => world.ctx)
  const { id } = (await send(csvOf([{ ...plain, Observações: 'Pela fila' }]))).json()
  const reach = async (status: string): Promise<Import> => {
    for (;;) {
      const found = await read(id)
      if (found.status === status) return found
      await setTimeout(50)
    }
  }
  await reach('checked')
  await start(id)
  expect((await reach('done')).rows.created).toBe(1)
  await jobs.stop()
})
