import { beforeAll, expect, test } from 'vitest'
import { deliverEmails } from '../src/modules/mail/index.ts'
import { runScheduledTasks } from '../src/scheduled-tasks.ts'
import { orderInput, request } from './orders.ts'
import { createTestApp, type TestApp } from './test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})

const day = 24 * 3_600_000
const runTasks = (sweep: boolean) => runScheduledTasks(testApp.deps, sweep)
const count = async (table: 'sessions' | 'password_tokens' | 'idempotency_keys' | 'login_attempts') =>
  (
    await testApp.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow()
  ).rows

test('deletes expired rows, and not before', async () => {
  const { admin, operator } = testApp.users
  await testApp.call('POST', '/v1/auth/login', { body: { email: 'ninguem@example.com', password: 'x' } })
  await testApp.call('POST', '/v1/auth/forgot-password', { body: { email: operator.email } })
  const body = orderInput(testApp.companies.acme)
  await testApp.call('POST', '/v1/service-orders', { as: admin, body, key: 'uma-vez' })
  await runTasks(true)
  // An attempt counts for the account on its network, and for the account everywhere.
  expect([await count('login_attempts'), await count('password_tokens'), await count('idempotency_keys')]).toEqual([
    2, 1, 1,
  ])
  testApp.advance(day + 1000)
  await runTasks(true)
  expect([await count('login_attempts'), await count('password_tokens'), await count('idempotency_keys')]).toEqual([
    0, 0, 0,
  ])
  expect(await count('sessions')).toBe(5)
  testApp.advance(30 * day)
  await runTasks(true)
  expect(await count('sessions')).toBe(0)
})

test('each run expires the requests whose window has ended', async () => {
  const fresh = await createTestApp()
  const at = (time: number) => new Date(fresh.now().getTime() + time).toISOString()
  const { pickup } = orderInput(fresh.companies.acme)
  const order = await request(fresh, fresh.users.admin, {
    pickup: { ...pickup, window: { start: at(0), end: at(60_000) } },
  })
  fresh.advance(120_000)
  await runScheduledTasks(fresh.deps, false)
  const response = await fresh.call('GET', `/v1/service-orders/${order.orderNumber}`, { as: fresh.users.admin })
  expect(response.json().status).toBe('expired')
})

test('deletes a queued message whose link has expired, and removes the link of a sent one', async () => {
  const fresh = await createTestApp()
  const { operator, manager } = fresh.users
  for (const { email } of [operator, manager]) await fresh.call('POST', '/v1/auth/forgot-password', { body: { email } })
  const messages = async () =>
    fresh.db.selectFrom('emails').select(['recipient', 'body', 'sent_at']).orderBy('recipient').execute()
  await runScheduledTasks(fresh.deps, true)
  expect(await messages()).toHaveLength(2)
  await deliverEmails(fresh.ctx, async ({ recipient }) => {
    if (recipient === manager.email) throw new Error('rejected')
  })
  const sent = (await messages()).find(({ recipient }) => recipient === operator.email)
  expect(sent?.sent_at).not.toBeNull()
  expect(sent?.body).toContain('token=removido')
  fresh.advance(31 * 60_000)
  await runScheduledTasks(fresh.deps, true)
  expect((await messages()).map(({ recipient }) => recipient)).toEqual([operator.email])
})
