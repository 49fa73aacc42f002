import pg from 'pg'
import { expect, test } from 'vitest'
import { openRecorder } from '../scripts/statements/record.ts'
import { createRecording, replay } from '../scripts/statements/replay.ts'
import { onFinished } from './disposers.ts'
import { orderInput } from './orders.ts'
import { createTestApp } from './test-app.ts'

test('the recorded statements of a creation create a different order each time, as the lower bound of the benchmark', async () => {
  const testApp = await createTestApp()
  const recorder = await openRecorder(testApp.databaseUrl, testApp.users.manager.token)
  const body = orderInput(testApp.companies.acme)
  const create = { method: 'POST', path: '/v1/service-orders', body } as const
  const recording = createRecording(await recorder.recordStatements(create), await recorder.recordStatements(create))
  await recorder.close()

  const count = async (table: 'service_orders' | 'service_order_stops') => {
    const rows = await testApp.db.selectFrom(table).select('id').execute()
    return rows.length
  }
  const before = [await count('service_orders'), await count('service_order_stops')] as const
  const pool = new pg.Pool({ connectionString: testApp.databaseUrl, max: 2 })
  onFinished(() => pool.end())
  await replay(pool, recording)
  await replay(pool, recording)
  expect(await count('service_orders')).toBe(before[0] + 2)
  expect(await count('service_order_stops')).toBe(before[1] + 2 * (1 + body.dropoffs.length))
})
