import { setTimeout } from 'node:timers/promises'
import type { Import } from '@malote/api-client/contract'
import { parseCsv } from 'hucre/csv'
import { readXlsx } from 'hucre/xlsx'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createCsv, createImportHelpers, importsPath, plainRow } from '../../../test/imports.ts'
import { addUser, createTestApp, type TestApp, withNewCompanies } from '../../../test/test-app.ts'
import { openJobs } from '../../platform/jobs/index.ts'
import { importJobs } from './index.ts'

let testApp: TestApp
let { send, read, start, run, checked, imported } = {} as ReturnType<typeof createImportHelpers>
beforeAll(async () => {
  testApp = await createTestApp()
})
beforeEach(async () => {
  testApp = await withNewCompanies(testApp)
  ;({ send, read, start, run, checked, imported } = createImportHelpers(testApp))
})

const path = importsPath
const plain = plainRow
const total = async () =>
  (await testApp.call('GET', '/v1/service-orders?limit=1', { as: testApp.users.manager })).json().meta.total

describe('the template', () => {
  test.each(['csv', 'xlsx'] as const)('as %s is itself a file without errors', async (format) => {
    const response = await testApp.call('GET', `${path}/template?format=${format}`, { as: testApp.users.operator })
    expect(response.statusCode).toBe(200)
    expect(await imported(response.rawPayload)).toMatchObject({ status: 'done', errors: [], rows: { created: 1 } })
  })
})

describe('checking', () => {
  test('creates nothing, and reports column and correction of every error', async () => {
    const before = await total()
    const checkedImport = await checked(
      createCsv([
        plain,
        { ...plain, 'Entrega: UF': 'XX', 'Entrega: CEP': '123', 'Valor declarado': 'muito', Prioridade: 'ontem' },
        { ...plain, 'Entrega: contato': '' },
        { ...plain, 'Entrega: início': '31/02/2031 09:00', 'Entrega: fim': '01/03/2031 10:00' },
        { ...plain, 'Coleta: início': '01/03/2031 10:00' },
        { ...plain, 'Coleta: início': '01/03/2020 10:00', 'Coleta: fim': '01/03/2020 12:00' },
        { ...plain, 'Coleta: local salvo': 'Lugar nenhum' },
      ]),
    )
    expect(checkedImport).toMatchObject({ status: 'checked', rows: { total: 7, invalid: 6, created: 0 } })
    const violations = checkedImport.errors.map(({ row, column }) => `${row} ${column}`)
    expect(violations).toEqual(
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
    for (const { message } of checkedImport.errors) expect(message).toMatch(/^[A-ZÀ-Ú].+\.$/)
    expect(await total()).toBe(before)
  })

  test('returns the rows with errors as uploaded, with corrections, and escapes formulas', async () => {
    const { id } = await checked(createCsv([{ ...plain, Observações: '=1+1', 'Entrega: UF': 'ZZ' }, plain]))
    const response = await testApp.call('GET', `${path}/${id}/errors`, { as: testApp.users.manager })
    const rows = parseCsv(response.body, { delimiter: ';', header: true })
    expect(rows).toHaveLength(2)
    expect(rows[0]?.slice(-1)).toEqual(['O que corrigir'])
    expect(rows[1]?.[0]).toBe('2')
    expect(rows[1]).toContain("'=1+1")
    expect(rows[1]?.at(-1)).toMatch(/^Entrega: UF: /)
    const xlsx = await testApp.call('GET', `${path}/${id}/errors?format=xlsx`, { as: testApp.users.manager })
    expect((await readXlsx(new Uint8Array(xlsx.rawPayload))).sheets[0]?.rows[1]).toContain('=1+1')
  })

  test('rejects a reference of the company, and a row that repeats another one', async () => {
    await imported(createCsv([{ ...plain, Referência: 'UNICA-1' }]))
    const checkedImport = await checked(
      createCsv([
        { ...plain, Referência: 'UNICA-1' },
        { ...plain, Referência: 'DUAS' },
        { ...plain, Referência: 'DUAS' },
        plain,
      ]),
    )
    expect(checkedImport.errors).toEqual([
      { row: 2, column: 'Referência', message: 'Já existe uma ordem desta empresa com esta referência.' },
      { row: 3, column: 'Linha', message: 'A linha 4, da mesma ordem, tem erro.' },
      {
        row: 4,
        column: 'Linha',
        message: 'Esta linha é igual à linha 3. Se são dois volumes, escreva a quantidade 2.',
      },
    ])
  })
})

describe('importing', () => {
  test('creates an order for each valid row in the name of the uploader, and skips the others', async () => {
    const before = await total()
    const done = await imported(
      createCsv([
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
    const list = await testApp.call('GET', '/v1/service-orders?source=import&limit=2', { as: testApp.users.manager })
    const order = await testApp.call('GET', `/v1/service-orders/${list.json().data[1].orderNumber}`, {
      as: testApp.users.manager,
    })
    expect(order.json()).toMatchObject({
      source: 'import',
      declaredValueCents: 123_456,
      requestedBy: { id: testApp.users.manager.id },
      items: [{ weightGrams: 3200, valueCents: 19_990 }],
      stops: [{ contactName: 'Expedição' }, { contactName: 'Mariana Albuquerque', contactPhone: '+5511987654321' }],
    })
  })

  test('the same file again creates nothing, whatever its name', async () => {
    const file = createCsv([
      { ...plain, Observações: 'De novo' },
      { ...plain, Observações: 'Outra vez' },
    ])
    await imported(file)
    const before = await total()
    const again = await imported(file)
    expect(again).toMatchObject({ status: 'done', rows: { created: 0, repeated: 2 } })
    expect(await total()).toBe(before)
  })

  test('twice concurrently creates each order once', async () => {
    const file = createCsv(Array.from({ length: 12 }, (_, index) => ({ ...plain, Observações: `Corrida ${index}` })))
    const [one, other] = [await checked(file), await checked(file)]
    const before = await total()
    for (const { id } of [one, other]) await start(id)
    await Promise.all([one, one, other].map(({ id }) => run(id)))
    expect(await total()).toBe(before + 12)
    const [first, second] = [await read(one.id), await read(other.id)]
    expect(first.rows.created + second.rows.created).toBe(12)
    expect(first.rows.repeated + second.rows.repeated).toBe(12)
  })

  test('resumes after an interruption', async () => {
    const { id } = await checked(
      createCsv(Array.from({ length: 60 }, (_, index) => ({ ...plain, Observações: `Queda ${index}` }))),
    )
    await start(id)
    const before = await total()
    const breaking = new AbortController()
    const clock = () => {
      breaking.abort()
      return testApp.now()
    }
    const ctx = { ...testApp.ctx, clock }
    await expect(run(id, ctx, breaking.signal)).rejects.toThrow()
    expect((await read(id)).rows.created).toBe(25)
    await run(id)
    expect(await read(id)).toMatchObject({ status: 'done', rows: { created: 60 } })
    expect(await total()).toBe(before + 60)
  })

  test('stops between two rows when cancelled; created orders stay', async () => {
    const { id } = await checked(createCsv([{ ...plain, Observações: 'Parada' }]))
    await start(id)
    const canceled = await testApp.call('POST', `${path}/${id}/cancel`, { as: testApp.users.manager })
    expect(canceled.json()).toMatchObject({ status: 'canceled' })
    await run(id)
    expect((await read(id)).rows.created).toBe(0)
    expect((await testApp.call('POST', `${path}/${id}/cancel`, { as: testApp.users.manager })).statusCode).toBe(409)
    expect((await start(id)).statusCode).toBe(409)
  })

  test('stops when its user may no longer sign in, and gives the reason', async () => {
    const leaver = await addUser(testApp.ctx, { name: 'Lia', role: 'manager', companyIds: [testApp.companies.acme] })
    const { id } = (await send(createCsv([{ ...plain, Observações: 'De quem saiu' }]), leaver)).json()
    await importJobs[0]?.run(testApp.ctx, { id }, new AbortController().signal)
    expect((await start(id, leaver)).statusCode).toBe(202)
    await testApp.db.updateTable('users').set({ status: 'inactive' }).where('id', '=', leaver.id).execute()
    await run(id)
    expect(await read(id)).toMatchObject({
      status: 'failed',
      failure: 'Quem enviou a planilha não tem mais acesso.',
      rows: { created: 0 },
    })
  })

  test('is marked as failed after the last attempt', async () => {
    const { id } = (await send(createCsv([plain]))).json()
    await importJobs[0]?.giveUp?.(testApp.ctx, { id })
    expect(await read(id)).toMatchObject({ status: 'failed', failure: expect.stringContaining('do nosso lado') })
  })

  test('starts once, and only after the check', async () => {
    const { id } = (await send(createCsv([plain]))).json()
    expect((await start(id)).json()).toMatchObject({ status: 409, code: 'not_editable' })
  })

  test('is visible to the members of its company only', async () => {
    const { id } = (await send(createCsv([plain]))).json()
    const foreign = testApp.users.foreignManager
    for (const rest of ['', '/errors']) {
      expect((await testApp.call('GET', `${path}/${id}${rest}`, { as: foreign })).statusCode).toBe(404)
    }
    expect((await start(id, foreign)).statusCode).toBe(404)
    expect((await testApp.call('GET', path, { as: foreign })).json().meta.total).toBe(0)
    expect((await send('a', foreign)).statusCode).toBe(404)
  })
})

test('the queue checks an uploaded file and imports it once started', async () => {
  const jobs = await openJobs(testApp.databaseUrl, testApp.ctx.log)
  await jobs.work(importJobs, () => testApp.ctx)
  const { id } = (await send(createCsv([{ ...plain, Observações: 'Pela fila' }]))).json()
  const reach = async (status: string): Promise<Import> => {
    for (;;) {
      const current = await read(id)
      if (current.status === status) return current
      await setTimeout(50)
    }
  }
  await reach('checked')
  await start(id)
  expect((await reach('done')).rows.created).toBe(1)
  await jobs.stop()
})
