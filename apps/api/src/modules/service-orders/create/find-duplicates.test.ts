import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { dropoff, orderInput, request } from '../../../../test/orders.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import { inTransaction, readWithTimeout } from '../../../platform/context.ts'

test('responds without duplicates when the search takes longer than its time limit', async () => {
  const testApp = await createTestApp()
  const body = orderInput(testApp.companies.acme, { dropoffs: [dropoff('Cliente Frequente')] })
  await request(testApp, testApp.users.operator, body)
  const search = () => testApp.call('POST', '/v1/service-orders/duplicates', { as: testApp.users.operator, body })
  expect((await search()).json().data).toHaveLength(1)
  await testApp.db.transaction().execute(async (db) => {
    await sql`lock table service_order_stops in access exclusive mode`.execute(db)
    const response = await search()
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({ data: [] })
  })
})

test('continues the transaction with its time limit after a read that took too long', async () => {
  const testApp = await createTestApp()
  const limit = sql<{ limit: string }>`select current_setting('statement_timeout') as limit`
  await inTransaction(testApp.ctx, async (ctx) => {
    const before = await limit.execute(ctx.db)
    expect(await readWithTimeout(ctx, 20, ({ db }) => sql`select pg_sleep(10)`.execute(db))).toBeUndefined()
    expect(await limit.execute(ctx.db)).toEqual(before)
    expect(await readWithTimeout(ctx, 20_000, async () => 'read')).toBe('read')
    expect(await limit.execute(ctx.db)).toEqual(before)
  })
})
