import { beforeEach, expect, test } from 'vitest'
import { newLocation } from '../../../test/authorization-resources.ts'
import { createCsv, createImportHelpers, importsPath, plainRow } from '../../../test/imports.ts'
import { receivedMail } from '../../../test/inbox.ts'
import { orderIn } from '../../../test/orders.ts'
import { isStored, removeQueuedFiles } from '../../../test/stored-files.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { inTransaction } from '../../platform/context.ts'
import { erasePerson } from './erasure.service.ts'
import { enforceRetention } from './retention.service.ts'

let testApp: TestApp
beforeEach(async () => {
  testApp = await createTestApp()
})

const day = 24 * 3_600_000
const otavia = { 'Entrega: contato': 'Otávia', 'Entrega: telefone': '(21) 99876-5432' }
const contact = { phone: '+5521998765432', email: null }
const erase = () => inTransaction(testApp.ctx, (ctx) => erasePerson(ctx, contact, undefined))

/** The keys of the uploaded sheets that imports name. */
const fileKeys = async () =>
  (await testApp.db.selectFrom('imports').select('file_key').orderBy('created_at').execute()).map(
    ({ file_key }) => file_key,
  )
/** Which of these files are stored, after the queued removals of the others have run. */
async function listStored(keys: readonly string[], removed: readonly string[]): Promise<string[]> {
  for (const key of keys) expect(await isStored(testApp, key)).toBe(true)
  await removeQueuedFiles(testApp, removed)
  const stored = await Promise.all(keys.map((key) => isStored(testApp, key)))
  return keys.filter((_key, index) => stored[index])
}

/** All that the database stores of imports. */
async function stored(): Promise<string> {
  const tables = ['imports', 'import_rows', 'import_corrections'] as const
  const rows = await Promise.all(tables.map((table) => testApp.db.selectFrom(table).selectAll().execute()))
  return JSON.stringify(rows)
}

test('an erasure removes the rows, samples and file of an import that has ended, and keeps its other rows', async () => {
  const { imported, read } = createImportHelpers(testApp)
  const { id } = await imported(createCsv([{ ...plainRow, ...otavia, 'Entrega: UF': 'XX' }, plainRow]))
  expect(await stored()).toContain('99876-5432')
  const keys = await fileKeys()
  await erase()
  expect(await stored()).not.toMatch(/Otávia|99876-5432/)
  expect(await listStored(keys, keys)).toEqual([])
  expect(await read(id)).toMatchObject({ status: 'done', rows: { invalid: 0, created: 1 } })
  expect((await testApp.call('DELETE', `${importsPath}/${id}`, { as: testApp.users.manager })).statusCode).toBe(204)
})

test('an erasure deletes an import that waits: its file would create the person again', async () => {
  const { checked, start } = createImportHelpers(testApp)
  const { id } = await checked(createCsv([{ ...plainRow, ...otavia }]))
  const other = await checked(createCsv([plainRow]))
  const keys = await fileKeys()
  await erase()
  expect(await listStored(keys, keys.slice(0, 1))).toEqual(keys.slice(1))
  expect(await stored()).not.toMatch(/Otávia|99876-5432/)
  expect((await start(id)).statusCode).toBe(404)
  expect((await start(other.id)).statusCode).toBe(202)
})

test('the files and samples of imports are deleted after their retention, also of imports that never started', async () => {
  const { imported, checked } = createImportHelpers(testApp)
  const done = await imported(createCsv([plainRow]))
  await checked(createCsv([{ ...plainRow, ...otavia }]))
  const keys = await fileKeys()
  testApp.advance(89 * day)
  await enforceRetention(testApp.ctx)
  expect(await stored()).toMatch(/Mariana.*Otávia/)
  testApp.advance(2 * day)
  await enforceRetention(testApp.ctx)
  expect(await stored()).not.toMatch(/Mariana|Otávia/)
  expect(await listStored(keys, keys)).toEqual([])
  expect(await testApp.db.selectFrom('imports').select(['id', 'file_key']).execute()).toEqual([
    { id: done.id, file_key: '' },
  ])
})

test('an erasure removes the person from locations and from their log, and the export names them', async () => {
  const as = testApp.users.manager
  const body = { ...newLocation(testApp), contactName: 'Otávia', contactPhone: contact.phone }
  const created = await testApp.call('POST', '/v1/locations', { as, body })
  expect(created.statusCode, created.body).toBe(201)
  const access = { kind: 'access', name: 'Otávia', phone: contact.phone }
  await testApp.call('POST', '/v1/public/privacy-requests', { body: access })
  const admin = testApp.users.admin
  const [{ id }] = (await testApp.call('GET', '/v1/privacy-requests', { as: admin })).json().data
  const data = (await testApp.call('GET', `/v1/privacy-requests/${id}/data?format=json`, { as: admin })).json()
  expect(data.locations).toMatchObject([{ name: 'Loja', contact_name: 'Otávia' }])
  await erase()
  const location = (await testApp.call('GET', `/v1/locations/${created.json().id}`, { as })).json()
  expect(location).toMatchObject({ name: 'Loja', contactName: null, contactPhone: null, version: 2 })
  const log = await testApp.db.selectFrom('audit_log').select('changes').where('entity', '=', 'location').execute()
  expect(JSON.stringify(log)).not.toMatch(/Otávia|99876/)
})

test('the scope of an erasure counts locations, imports and messages, and nothing after the erasure', async () => {
  const { imported } = createImportHelpers(testApp)
  await imported(createCsv([{ ...plainRow, ...otavia, 'Entrega: UF': 'XX' }, plainRow]))
  const as = testApp.users.manager
  const body = { ...newLocation(testApp), contactName: 'Otávia', contactPhone: contact.phone }
  expect((await testApp.call('POST', '/v1/locations', { as, body })).statusCode).toBe(201)
  await receivedMail(testApp, { text: 'Entregar na Rua Harmonia, 321, para Otávia, 21 99876-5432' })
  const deletion = { kind: 'deletion', name: 'Otávia', phone: contact.phone }
  await testApp.call('POST', '/v1/public/privacy-requests', { body: deletion })
  const admin = testApp.users.admin
  const [{ id }] = (await testApp.call('GET', '/v1/privacy-requests', { as: admin })).json().data
  const getScope = async () => (await testApp.call('GET', `/v1/privacy-requests/${id}/erasure`, { as: admin })).json()
  expect(await getScope()).toMatchObject({ total: 0, locations: 1, imports: 1, importedRows: 1, messages: 1 })
  await erase()
  expect(await getScope()).toMatchObject({ total: 0, locations: 0, imports: 0, importedRows: 0, messages: 0 })
})

test('an erasure removes the recipient of evidence links from the audit log', async () => {
  const order = await orderIn(testApp, 'delivered')
  const as = testApp.users.manager
  const path = `/v1/service-orders/${order.orderNumber}/evidence-links`
  expect((await testApp.call('POST', path, { as, body: { recipient: 'Otávia' } })).statusCode).toBe(201)
  await testApp.db
    .updateTable('service_order_stops')
    .set({ contact_phone: contact.phone })
    .where('position', '=', 1)
    .execute()
  const log = async () =>
    JSON.stringify(
      await testApp.db.selectFrom('audit_log').select('changes').where('action', '=', 'evidenceLinks.create').execute(),
    )
  expect(await log()).toContain('Otávia')
  await erase()
  expect(await log()).not.toContain('Otávia')
})

test('an erasure removes the contact from the constants of saved mappings', async () => {
  const constants = [
    { field: 'priority', value: 'Urgente' },
    { field: 'pickup/contactName', value: 'Otávia' },
    { field: 'pickup/contactPhone', value: '(21) 99876-5432' },
  ]
  const as = testApp.users.manager
  const path = '/v1/service-orders/import-mappings'
  const body = { companyId: testApp.companies.acme, kind: 'orders', name: 'Site', constants }
  const columns = [{ title: 'Cliente', field: 'dropoffs/0/contactName' }]
  const created = await testApp.call('POST', path, { as, body: { ...body, columns } })
  expect(created.statusCode, created.body).toBe(201)
  await erase()
  const [mapping] = (await testApp.call('GET', `${path}?companyId=${body.companyId}`, { as })).json().data
  expect(mapping).toMatchObject({ name: 'Site', constants: constants.slice(0, 1), version: 2 })
  expect(JSON.stringify(await testApp.db.selectFrom('audit_log').select('changes').execute())).not.toContain('99876')
})
