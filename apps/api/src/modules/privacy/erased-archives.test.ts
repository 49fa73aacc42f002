import { expect, test } from 'vitest'
import { deliveredOrder, runExportJob } from '../../../test/receipts.ts'
import { createTestApp, type TestUser } from '../../../test/test-app.ts'
import { carryOutErasures } from './scheduled-erasure.service.ts'

test('an erasure removes the archives and reports that may contain the orders of the person, and no others', async () => {
  const testApp = await createTestApp()
  const { admin, manager, foreignManager } = testApp.users
  const order = await deliveredOrder(testApp)
  const contact_email = 'otavia@casa.example'
  const id = order.stops[1]?.id ?? ''
  await testApp.db.updateTable('service_order_stops').set({ contact_email }).where('id', '=', id).execute()
  const today = testApp.now().toISOString().slice(0, 10)
  const make = async (as: TestUser, path: string, body: object) => {
    const created = await testApp.call('POST', path, { as, body })
    expect(created.statusCode, created.body).toBe(202)
    await runExportJob(testApp, created.json().id)
    return created.json().id as string
  }
  const month = (companyId: string, back = 0) => {
    const [year = 0, number = 0] = today.split('-').map(Number)
    return { companyId, month: new Date(Date.UTC(year, number - 1 - back, 1)).toISOString().slice(0, 7) }
  }
  const { acme, other } = testApp.companies
  await make(manager, '/v1/proof-exports', month(acme))
  const remaining = [
    await make(manager, '/v1/proof-exports', month(acme, 3)),
    await make(foreignManager, '/v1/proof-exports', month(other)),
  ]
  await make(admin, '/v1/reports/runs', { key: 'orders-by-place', from: today, to: today, format: 'csv' })
  const queued = await testApp.call('POST', '/v1/proof-exports', { as: admin, body: month(acme) })

  const body = { kind: 'deletion', name: 'Otávia', email: contact_email }
  const { protocol } = (await testApp.call('POST', '/v1/public/privacy-requests', { body })).json()
  const requests = (await testApp.call('GET', `/v1/privacy-requests?search=${protocol}`, { as: admin })).json()
  const close = `/v1/privacy-requests/${requests.data[0].id}/close`
  const granted = { outcome: 'done', confirmation: protocol }
  expect((await testApp.call('POST', close, { as: admin, body: granted })).statusCode).toBe(200)
  testApp.advance(25 * 3_600_000)
  expect(await carryOutErasures(testApp.ctx)).toBe(1)

  const rows = await testApp.db.selectFrom('report_runs').select(['id', 'status']).execute()
  const status = (of: string) => rows.find((row) => row.id === of)?.status
  expect(
    rows
      .filter((row) => row.status === 'done')
      .map((row) => row.id)
      .sort(),
  ).toEqual([...remaining].sort())
  expect(status(queued.json().id)).toBe('failed')
})
