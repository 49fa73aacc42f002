import type { ReceiptVerification } from '@malote/api-client/contract'
import { beforeAll, expect, test } from 'vitest'
import { step } from '../../../test/orders.ts'
import { deliveredOrder, fetchReceipt, verifyReceipt } from '../../../test/receipts.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})

const show = async (id: string): Promise<ReceiptVerification> =>
  (await testApp.call('GET', `/v1/public/receipts/${id}`)).json()
const failed = (text: RegExp) => ({
  holds: false,
  checks: expect.arrayContaining([{ check: 'history', result: 'failed', text: expect.stringMatching(text) }]),
})
const justification = 'A pessoa confirmou que nunca recebeu a encomenda.'

test('a receipt does not hold after its delivery was undone', async () => {
  const order = await deliveredOrder(testApp)
  const receipt = await fetchReceipt(testApp, order)
  testApp.advance(1000)
  const path = `/v1/service-orders/${order.orderNumber}/undo`
  expect((await testApp.call('POST', path, { as: testApp.users.operator })).statusCode).toBe(200)
  const expected = failed(/^A entrega deste comprovante foi desfeita em \d\d\/\d\d\/\d{4} \d\d:\d\d\.$/)
  expect(await show(receipt.statement.id)).toMatchObject(expected)
  expect(await verifyReceipt(testApp, receipt)).toMatchObject(expected)
})

test('a receipt does not hold after its status was corrected, and that of the corrected status does', async () => {
  const order = await deliveredOrder(testApp)
  const receipt = await fetchReceipt(testApp, order)
  testApp.advance(1000)
  await step(testApp, testApp.users.admin, order, { to: 'failed', justification })
  const expected = failed(/^O status desta entrega foi corrigido em \d\d\/\d\d\/\d{4} \d\d:\d\d: /)
  expect(await show(receipt.statement.id)).toMatchObject(expected)
  expect(await verifyReceipt(testApp, receipt)).toMatchObject(expected)
  await step(testApp, testApp.users.admin, order, { to: 'delivered', justification })
  testApp.advance(1000)
  expect(await show((await fetchReceipt(testApp, order)).statement.id)).toMatchObject({ holds: true })
  expect(await show(receipt.statement.id)).toMatchObject({ holds: false })
})
