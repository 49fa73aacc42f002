import { expect, test } from 'vitest'
import { deliveredOrder, fetchReceipt } from '../../../test/receipts.ts'
import { createTestApp } from '../../../test/test-app.ts'
import { showReceipt } from './verify.service.ts'

test('reads the files of a receipt once a day, however often its public page is opened', async () => {
  const testApp = await createTestApp()
  const receipt = await fetchReceipt(testApp, await deliveredOrder(testApp))
  const { files } = testApp.ctx.services
  let reads = 0
  const read: typeof files.read = (key) => {
    reads++
    return files.read(key)
  }
  const ctx = { ...testApp.ctx, services: { ...testApp.ctx.services, files: { ...files, read } } }
  const show = () => showReceipt(ctx, receipt.statement.id)
  for (const { holds } of await Promise.all([show(), show(), show()])) expect(holds).toBe(true)
  expect(reads).toBe(2)
  testApp.advance(25 * 3_600_000)
  expect((await show()).holds).toBe(true)
  expect(reads).toBe(4)
})
