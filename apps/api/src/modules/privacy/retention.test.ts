import { beforeEach, expect, test } from 'vitest'
import { orderIn } from '../../../test/orders.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { enforceRetention } from './retention.service.ts'

let testApp: TestApp
beforeEach(async () => {
  testApp = await createTestApp()
})

const day = 24 * 3_600_000
const stops = async () =>
  (await testApp.db.selectFrom('service_order_stops').select('contact_name').execute()).map((row) => row.contact_name)

test('contacts of closed orders stay until a retention is configured, and are then erased', async () => {
  await orderIn(testApp, 'delivered')
  await orderIn(testApp, 'in_transit')
  testApp.advance(200 * day)
  await enforceRetention(testApp.ctx)
  expect(await stops()).not.toContain('Pessoa removida')
  await testApp.db.updateTable('settings').set({ contact_months: 6 }).execute()
  await enforceRetention(testApp.ctx)
  await enforceRetention(testApp.ctx)
  expect((await stops()).filter((name) => name === 'Pessoa removida')).toHaveLength(2)
  expect((await stops()).filter((name) => name !== 'Pessoa removida')).toHaveLength(2)
})

test('sent e-mails and audit entries are deleted after their retention', async () => {
  const sent_at = testApp.now()
  const email = { recipient: 'a@example.com', subject: 'x', body: 'x', created_at: sent_at, next_attempt_at: sent_at }
  await testApp.db
    .insertInto('emails')
    .values([
      { ...email, id: '01890000-0000-7000-8000-000000000001' },
      { ...email, id: '01890000-0000-7000-8000-000000000002' },
    ])
    .execute()
  await testApp.db
    .updateTable('emails')
    .set({ sent_at })
    .where('id', '=', '01890000-0000-7000-8000-000000000001')
    .execute()
  const left = async () => [
    (await testApp.db.selectFrom('emails').select('id').execute()).length,
    (await testApp.db.selectFrom('audit_log').select('id').execute()).length > 0,
  ]
  await testApp.call('POST', '/v1/companies', { as: testApp.users.admin, body: { name: 'Auditada' } })
  testApp.advance(89 * day)
  await enforceRetention(testApp.ctx)
  expect(await left()).toEqual([2, true])
  testApp.advance(2 * day)
  await enforceRetention(testApp.ctx)
  expect(await left()).toEqual([1, true])
  testApp.advance(61 * 31 * day)
  await enforceRetention(testApp.ctx)
  expect(await left()).toEqual([1, false])
})
