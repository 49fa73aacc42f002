import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { openRecorder } from '../../../../scripts/statements/record.ts'
import { orderInput, request } from '../../../../test/orders.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'
import type { Database } from '../../../platform/context.ts'
import { nextOrderNumbers } from '../order-writes.sql.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})

const nextOrderNumber = async (db: Database, at: Date) => (await nextOrderNumbers(db, at, 1))[0] as string

const now = () => testApp.deps.services.clock()

test('numbers of concurrent transactions are unique, and none waits for another to end', async () => {
  await request(testApp)
  const taken = await testApp.db.transaction().execute(async (first) => {
    const numbers = [await nextOrderNumber(first, now())]
    await testApp.db.transaction().execute(async (second) => {
      numbers.push(await nextOrderNumber(second, now()))
    })
    return numbers
  })
  const { orderNumber } = await request(testApp)
  expect(new Set([...taken, orderNumber]).size).toBe(3)
  expect([...taken, orderNumber]).toEqual([...taken, orderNumber].toSorted())
})

test('two first orders of a year get different numbers', async () => {
  const newYear = new Date('2031-01-02T12:00:00Z')
  const take = () => testApp.db.transaction().execute((db) => nextOrderNumber(db, newYear))
  const numbers = await Promise.all([take(), take(), take()])
  expect(numbers.toSorted()).toEqual(['OS-2031-000001', 'OS-2031-000002', 'OS-2031-000003'])
})

test('the previous release, which counts in a row, and this one take different numbers', async () => {
  const takeAsBefore = async () => {
    const { rows } = await sql<{ last_number: number }>`
      insert into service_order_sequences as sequences (year, last_number) values (2032, 1)
      on conflict (year) do update set last_number = sequences.last_number + 1
      returning last_number`.execute(testApp.db)
    return rows[0]?.last_number
  }
  const take = async () => Number((await nextOrderNumber(testApp.db, new Date('2032-03-01'))).slice(-6))
  const numbers = [await takeAsBefore(), await take(), await takeAsBefore(), await take(), await takeAsBefore()]
  expect(new Set(numbers).size).toBe(5)
})

test('creates an order in eight statements, begin and commit included', async () => {
  const recorder = await openRecorder(testApp.databaseUrl, testApp.users.manager.token)
  const body = orderInput(testApp.companies.acme)
  const statements = await recorder.recordStatements({ method: 'POST', path: '/v1/service-orders', body })
  expect(statements.length, statements.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(8)
  await recorder.close()
})
