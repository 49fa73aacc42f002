import { beforeAll, expect, test } from 'vitest'
import { deliveredOrder, fetchReceipt, verifyFiles } from '../../../test/receipts.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'

let testApp: TestApp
let receipt: string
beforeAll(async () => {
  testApp = await createTestApp()
  receipt = JSON.stringify(await fetchReceipt(testApp, await deliveredOrder(testApp)))
})

test.each([
  ['an infinite number', '"statement":{', '"extra":1e999,'],
  ['half a character', '"details":{', String.raw`"extra":"\ud800",`],
])('rejects a file with %s, which no signed receipt has', async (_what, part, extra) => {
  expect(receipt).toContain(part)
  const response = await verifyFiles(testApp, [['comprovante.json', receipt.replace(part, part + extra)]])
  expect(response.statusCode, response.body).toBe(400)
  expect(response.json()).toMatchObject({ code: 'validation_failed' })
})
