import { createHash } from 'node:crypto'
import { readdir, unlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { companyLimits } from '@malote/api-client/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fromBuffer } from 'yauzl'
import { orderIn } from '../../../test/orders.ts'
import { deliveredOrder, proofPictures, runExportJob, verifyReceipt } from '../../../test/receipts.ts'
import { createTestApp, type TestApp, type TestUser, withNewCompanies } from '../../../test/test-app.ts'
import type { ProofIndexRow } from '../receipts/index.ts'

let shared: TestApp
let testApp: TestApp
beforeAll(async () => {
  shared = await createTestApp()
})
beforeEach(async () => {
  testApp = await withNewCompanies(shared)
})

const path = '/v1/proof-exports'
const month = (timeZone = 'America/Sao_Paulo') =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(testApp.now()).slice(0, 7)
const create = (as: TestUser, body: object = {}) =>
  testApp.call('POST', path, { as, body: { companyId: testApp.companies.acme, month: month(), ...body } })

/** Requests an archive, makes it, and returns its state. */
async function make(as: TestUser, body: object = {}) {
  const created = await create(as, body)
  expect(created.statusCode, created.body).toBe(202)
  await runExportJob(testApp, created.json().id)
  return (await testApp.call('GET', `${path}/${created.json().id}`, { as })).json()
}

/** The entries of an archive by their name. */
async function unzip(content: Buffer): Promise<Map<string, Buffer>> {
  const entries = new Map<string, Buffer>()
  await new Promise<void>((resolve, reject) => {
    fromBuffer(content, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error)
      zip.on('entry', (entry) => {
        zip.openReadStream(entry, async (failure, stream) => {
          if (failure) return reject(failure)
          entries.set(entry.fileName, await buffer(stream))
          zip.readEntry()
        })
      })
      zip.on('end', resolve)
      zip.on('error', reject)
      zip.readEntry()
    })
  })
  return entries
}

async function download(as: TestUser, { id }: { id: string }) {
  const response = await testApp.call('GET', `${path}/${id}/file`, { as })
  expect(response.headers['content-type']).toBe('application/zip')
  expect(response.headers['content-length']).toBe(String(response.rawPayload.length))
  const entries = await unzip(response.rawPayload)
  return { entries, index: JSON.parse(String(entries.get('indice.json'))) as ProofIndexRow[] }
}

test("the archive has the company's proofs of the month, and an index that matches its contents", async () => {
  const { manager, admin, foreignManager } = testApp.users
  const orders = [await deliveredOrder(testApp), await deliveredOrder(testApp)]
  const open = await orderIn(testApp, 'in_transit')
  const foreign = await orderIn(testApp, 'delivered', { companyId: testApp.companies.acme })
  await testApp.db
    .updateTable('service_orders')
    .set({ company_id: testApp.companies.other })
    .where('order_number', '=', foreign.orderNumber)
    .execute()
  const made = await make(manager)
  expect(made).toMatchObject({ status: 'done', month: month(), files: 8, company: { id: testApp.companies.acme } })
  const { entries, index } = await download(manager, made)
  expect([...entries.keys()].toSorted()).toEqual(
    [...index.flatMap(({ file }) => file ?? []), 'indice.csv', 'indice.json'].toSorted(),
  )
  expect(new Set(index.map(({ orderNumber }) => orderNumber))).toEqual(
    new Set(orders.map(({ orderNumber }) => orderNumber)),
  )
  for (const { file, sha256, kind, stop, receiverName } of index.filter((row) =>
    ['photo', 'signature'].includes(row.kind),
  )) {
    const content = entries.get(file ?? '') ?? Buffer.alloc(0)
    expect(createHash('sha256').update(content).digest('hex')).toBe(sha256)
    expect(content.equals(proofPictures[kind as 'photo'])).toBe(true)
    expect([stop, receiverName]).toEqual([1, 'Mariana Albuquerque Prado'])
  }
  for (const { file } of index.filter(({ kind }) => kind === 'receipt')) {
    expect(await verifyReceipt(testApp, JSON.parse(String(entries.get(file ?? ''))))).toMatchObject({ holds: true })
  }
  const pdfs = index.filter(({ kind }) => kind === 'pdf').map(({ file }) => file ?? '')
  expect(pdfs).toEqual(orders.map(({ orderNumber }) => `${orderNumber}/comprovante.pdf`).toSorted())
  for (const file of pdfs) expect(entries.get(file)?.subarray(0, 5).toString()).toBe('%PDF-')
  const csv = String(entries.get('indice.csv')).trim().split(/\r?\n/)
  expect(csv).toHaveLength(index.length + 1)
  for (const [number, { file, orderNumber }] of index.entries()) {
    expect(csv[number + 1]).toContain(orderNumber)
    expect(csv[number + 1]).toContain(file ?? '?')
  }
  expect(JSON.stringify(index)).not.toContain(open.orderNumber)
  const all = await make(admin, { companyId: null })
  const everything = await download(admin, all)
  expect(everything.index.map(({ orderNumber }) => orderNumber)).toContain(foreign.orderNumber)
  const other = await make(foreignManager, { companyId: testApp.companies.other })
  const ofOther = (await download(foreignManager, other)).index
  expect(new Set(ofOther.map(({ orderNumber }) => orderNumber))).toEqual(new Set([foreign.orderNumber]))
})

test('the archive has partially delivered orders, and its index the times of the organisation', async () => {
  const partial = await orderIn(testApp, 'partially_delivered')
  const timeZone = 'America/Rio_Branco'
  await testApp.db.updateTable('settings').set({ time_zone: timeZone }).execute()
  const made = await make(testApp.users.manager, { month: month(timeZone) })
  await testApp.db.updateTable('settings').set({ time_zone: 'America/Sao_Paulo' }).execute()
  const { entries, index } = await download(testApp.users.manager, made)
  const [row] = index
  expect(row?.orderNumber).toBe(partial.orderNumber)
  const local = new Date(row?.at ?? '').toLocaleString('sv-SE', { timeZone })
  expect(String(entries.get('indice.csv'))).toContain(local.slice(11, 16))
})

test('an archive of a month without orders has an empty index', async () => {
  await deliveredOrder(testApp)
  const made = await make(testApp.users.manager, { month: '2020-02' })
  expect(made).toMatchObject({ status: 'done', files: 0, month: '2020-02' })
  const { entries, index } = await download(testApp.users.manager, made)
  expect([[...entries.keys()], index]).toEqual([['indice.json', 'indice.csv'], []])
})

test('a stored file that is missing is in the index without a path', async () => {
  const order = await deliveredOrder(testApp)
  const proof = await testApp.db
    .selectFrom('service_order_attachments as proof')
    .innerJoin('service_orders as order', 'order.id', 'proof.service_order_id')
    .select('proof.file_key')
    .where('order.order_number', '=', order.orderNumber)
    .where('proof.kind', '=', 'photo')
    .executeTakeFirstOrThrow()
  await unlink(join(testApp.folder, proof.file_key))
  const { index } = await download(testApp.users.manager, await make(testApp.users.manager))
  expect(index.map(({ kind, file }) => [kind, file === null])).toEqual([
    ['receipt', false],
    ['pdf', false],
    ['photo', true],
    ['signature', false],
  ])
})

test('a manager must name one of their companies', async () => {
  const { manager, operator } = testApp.users
  expect((await create(manager, { companyId: null })).json()).toMatchObject({
    status: 400,
    errors: [{ pointer: '/companyId' }],
  })
  expect((await create(manager, { companyId: testApp.companies.other })).json()).toMatchObject({ status: 404 })
  expect((await create(operator)).statusCode).toBe(403)
  expect((await create(manager, { month: '2026-13' })).statusCode).toBe(400)
})

test('an archive is only for its requester, while they are a member of its company', async () => {
  const { manager, admin, foreignManager } = testApp.users
  await deliveredOrder(testApp)
  const { id } = await make(manager)
  for (const as of [admin, foreignManager]) {
    expect((await testApp.call('GET', `${path}/${id}/file`, { as })).statusCode).toBe(404)
    expect((await testApp.call('GET', path, { as })).json().data).toEqual([])
  }
  expect((await testApp.call('GET', path, { as: manager })).json().data).toMatchObject([{ id }])
  // An archive is no report.
  expect((await testApp.call('GET', `/v1/reports/runs/${id}`, { as: admin })).statusCode).toBe(404)
  expect((await testApp.call('GET', '/v1/reports/runs', { as: admin })).body).not.toContain(id)
  const queued = (await create(manager, { month: '2026-01' })).json()
  await testApp.call('DELETE', `/v1/companies/${testApp.companies.acme}/users/${manager.id}`, { as: admin })
  for (const suffix of ['', '/file']) {
    expect((await testApp.call('GET', `${path}/${id}${suffix}`, { as: manager })).statusCode).toBe(404)
  }
  await runExportJob(testApp, queued.id)
  const row = testApp.db.selectFrom('report_runs').select(['status', 'file_key']).where('id', '=', queued.id)
  expect(await row.executeTakeFirstOrThrow()).toEqual({ status: 'failed', file_key: null })
})

test('the requester is notified once', async () => {
  const { manager } = testApp.users
  const { id } = await make(manager)
  await runExportJob(testApp, id)
  const { data } = (await testApp.call('GET', '/v1/notifications', { as: manager })).json()
  const [year, number] = month().split('-')
  expect(data).toMatchObject([
    { type: 'proofs_ready', subjectId: id, text: `Os comprovantes de ${number}/${year}, Padaria Acme estão prontos.` },
  ])
})

test('a month is archived once, also concurrently, until one of its orders changes', async () => {
  const { manager } = testApp.users
  await deliveredOrder(testApp)
  testApp.advance(1000)
  const ids = async () => (await Promise.all([create(manager), create(manager)])).map((response) => response.json().id)
  const [first, second] = await ids()
  expect(second).toBe(first)
  await runExportJob(testApp, first)
  expect(await ids()).toEqual([first, first])
  testApp.advance(1000)
  await deliveredOrder(testApp)
  const [third] = await ids()
  expect(third).not.toBe(first)
})

test('a user may request ten archives a day', async () => {
  const { manager, admin } = testApp.users
  for (let number = 1; number <= 10; number++) {
    expect((await create(manager, { month: `2025-${String(number).padStart(2, '0')}` })).statusCode).toBe(202)
  }
  const rejected = await create(manager, { month: '2025-11' })
  expect(rejected.json()).toMatchObject({ status: 429, detail: expect.stringContaining('10 arquivos por dia') })
  expect((await create(admin, { month: '2025-11' })).statusCode).toBe(202)
})

describe('an archive and the 2 GB that a company may store in a day', () => {
  const counted = async (set?: number): Promise<number> => {
    const caller = `uploads ${testApp.companies.acme}`
    const rows = testApp.db.updateTable('call_counts').where('caller', '=', caller)
    if (set !== undefined) await rows.set({ calls: set }).execute()
    const all = await testApp.db.selectFrom('call_counts').select('calls').where('caller', '=', caller).execute()
    return all.reduce((sum, { calls }) => sum + calls, 0)
  }

  test('counts like an upload', async () => {
    await deliveredOrder(testApp)
    const before = await counted()
    const made = await make(testApp.users.manager)
    expect(made).toMatchObject({ status: 'done' })
    expect(await counted()).toBe(before + Math.ceil(made.bytes / 1024))
  })

  test('is not written when its photos are larger than the rest, and its requester is notified', async () => {
    const { manager } = testApp.users
    await deliveredOrder(testApp)
    await counted(companyLimits.uploadBytesPerDay / 1024)
    expect(await make(manager)).toMatchObject({ status: 'failed', failure: expect.stringContaining('2 GB por dia') })
    expect(await counted()).toBe(companyLimits.uploadBytesPerDay / 1024)
    const { data } = (await testApp.call('GET', '/v1/notifications', { as: manager })).json()
    expect(data).toMatchObject([{ type: 'proofs_failed', text: expect.stringContaining('não puderam ser feitos') }])
  })
})

test('uploads and archives are written next to the store, and leave nothing there', async () => {
  const systemFolders = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('malote-scratch-'))
  const before = await systemFolders()
  await deliveredOrder(testApp)
  await make(testApp.users.manager)
  expect((await systemFolders()).filter((name) => !before.includes(name))).toEqual([])
  await expect.poll(() => readdir(join(testApp.folder, 'temporary'))).toEqual([])
})
