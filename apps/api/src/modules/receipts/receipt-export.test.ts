import { once } from 'node:events'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { finished } from 'node:stream/promises'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, expect, test, vi } from 'vitest'
import { request } from '../../../test/orders.ts'
import { deliveredOrder } from '../../../test/receipts.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { limitExports } from '../../platform/files/export-turns.ts'
import { issueReceipt } from './issue.service.ts'
import { writeReceiptPdf, writeReceiptsPdf } from './receipt-pdf.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})

const exportReceipts = (query: string, as = testApp.users.manager) =>
  testApp.call('GET', `/v1/service-orders/receipts?${query}`, { as })

async function readPages(pdf: Buffer): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: false })
  return text.map((page) => page.replaceAll(/\s/g, ''))
}

test('one PDF has the receipts of the selected orders, and names those without a receipt', async () => {
  const [first, second] = [await deliveredOrder(testApp), await deliveredOrder(testApp)]
  const open = await request(testApp, testApp.users.manager)
  const foreign = await request(testApp, testApp.users.admin, { companyId: testApp.companies.other })
  const numbers = [second, first, open, foreign].map(({ orderNumber }) => orderNumber)
  const response = await exportReceipts(`number=${numbers.join(',')}`)
  expect(response.statusCode, response.body).toBe(200)
  expect(response.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/Comprovantes \d{4}-\d{2}-\d{2}\.pdf/),
  })
  const [contents = '', ...pages] = await readPages(response.rawPayload)
  expect(contents).toContain('2comprovantes')
  expect(contents).toContain('2ordenssemcomprovante')
  expect(contents).toContain(`${open.orderNumber}Solicitada`)
  // The order of another company is missing like one that does not exist.
  expect(contents).toContain(`${foreign.orderNumber}Nãoencontrada`)
  expect(contents.indexOf(first.orderNumber)).toBeLessThan(contents.indexOf(second.orderNumber))
  expect(pages.map((page) => /Comprovante(OS-\d{4}-\d{6})·.*Página(\d)de(\d)$/.exec(page)?.slice(1))).toEqual([
    [first.orderNumber, '1', '2'],
    [first.orderNumber, '2', '2'],
    [second.orderNumber, '1', '2'],
    [second.orderNumber, '2', '2'],
  ])
  const text = response.rawPayload.toString('latin1')
  for (const { orderNumber } of [first, second]) expect(text).toContain(`(comprovante ${orderNumber}.json)`)
})

test('the filters of the list select the orders, in the companies of the caller', async () => {
  const order = await deliveredOrder(testApp)
  const query = `externalRef=${order.externalRef}&status=delivered`
  const [contents, ...pages] = await readPages((await exportReceipts(query)).rawPayload)
  expect(contents).toContain('1comprovante')
  expect(pages).toHaveLength(2)
  expect((await exportReceipts(query, testApp.users.foreignManager)).json()).toMatchObject({
    code: 'receipt_not_ready',
  })
  const foreign = await exportReceipts(`companyId=${testApp.companies.acme}`, testApp.users.foreignManager)
  expect(foreign.json()).toMatchObject({ status: 404 })
})

test('returns 409 when no order has a receipt', async () => {
  const open = await request(testApp, testApp.users.manager)
  const response = await exportReceipts(`number=${open.orderNumber}`)
  expect(response.json()).toMatchObject({ status: 409, code: 'receipt_not_ready' })
})

test('rejects more than a hundred orders and names the limit', async () => {
  const costCenter = `CC-${Math.random()}`
  for (let count = 0; count < 101; count++) await request(testApp, testApp.users.admin, { costCenter })
  const response = await exportReceipts(`costCenter=${costCenter}`)
  expect(response.json()).toMatchObject({ status: 400, code: 'validation_failed' })
  expect(response.json().errors[0].message).toContain('até 100 comprovantes')
})

test('a person receives one PDF at a time', async () => {
  const open = async () => new Readable({ read() {} })
  const download = limitExports('someone', { type: 'application/pdf', name: 'a.pdf', open }, 'document')
  const first = await download.open()
  await expect(download.open()).rejects.toMatchObject({ code: 'too_many_requests' })
  const other = limitExports('another person', { type: 'application/pdf', name: 'a.pdf', open }, 'document')
  ;(await other.open()).destroy()
  first.destroy()
  await finished(first).catch(() => undefined)
  ;(await download.open()).destroy()
})

test('a document whose reader leaves is not written further, and the next one is complete', async () => {
  const { orderNumber } = await deliveredOrder(testApp)
  const user = { id: testApp.users.manager.id, name: 'Gestora', role: 'manager' as const, carriesOut: false }
  const ctx = { ...testApp.ctx, session: { id: user.id, user } }
  const issued = await issueReceipt(ctx, orderNumber)
  const read = vi.spyOn(testApp.ctx.services.files, 'read')
  const count = 400
  const document = writeReceiptsPdf(ctx, Array(count).fill(issued), [])
  await once(document, 'readable')
  document.destroy()
  await once(document, 'close')
  // Nothing else is pending once the next document is complete.
  const pdf = await buffer(await writeReceiptPdf(ctx, issued))
  expect(pdf.subarray(-6).toString()).toContain('%%EOF')
  expect(read.mock.calls.length).toBeLessThan(count)
  read.mockRestore()
})
