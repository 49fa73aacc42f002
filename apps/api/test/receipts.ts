import type { CreatedEvidenceLink, Receipt, ReceiptVerification, ServiceOrder } from '@malote/api-client/contract'
import { sql } from 'kysely'
import { jobKinds } from '../src/jobs.ts'
import { dropoff, request, step } from './orders.ts'
import type { TestApp, TestUser } from './test-app.ts'
import { picture, sendFiles } from './uploads.ts'

/** The uploaded photo and signature of `deliveredOrder`. */
export const proofPictures = { photo: await picture('#2244aa', 320), signature: await picture('#ffffff', 300) } as const

/** An order that was delivered with a photo, a signature and a PIN. */
export async function deliveredOrder(testApp: TestApp): Promise<ServiceOrder> {
  const { operator, manager } = testApp.users
  const requiredProofs = ['photo', 'signature', 'pin'] as const
  const dropoffs = [{ ...dropoff('Mariana Albuquerque'), requiredProofs: [...requiredProofs] }]
  let order = await request(testApp, manager, { dropoffs, externalRef: `PED-${Math.random()}` })
  for (const to of ['accepted', 'collecting', 'collected', 'in_transit'] as const) {
    order = await step(testApp, operator, order, { to })
  }
  const stop = order.stops[1]
  for (const kind of ['photo', 'signature'] as const) {
    const fields = { kind, stopId: stop?.id }
    const sent = await sendFiles(testApp, order, [[`${kind}.jpg`, proofPictures[kind]]], fields)
    if (sent.statusCode !== 201) throw new Error(sent.body)
  }
  const path = `/v1/service-orders/${order.orderNumber}`
  const { stops } = (await testApp.call('GET', path, { as: manager })).json()
  const confirmed = await testApp.call('POST', `${path}/stops/${stop?.id}/pin`, {
    as: operator,
    body: { pin: stops[1].pin },
  })
  if (confirmed.statusCode !== 204) throw new Error(confirmed.body)
  return step(testApp, operator, order, { to: 'delivered', receiverName: 'Mariana Albuquerque Prado' })
}

/** Requests the receipt of an order. */
export const getReceipt = (testApp: TestApp, order: { orderNumber: string }, as: TestUser, format = 'json') =>
  testApp.call('GET', `/v1/service-orders/${order.orderNumber}/receipt?format=${format}`, { as })

export async function fetchReceipt(testApp: TestApp, order: { orderNumber: string }): Promise<Receipt> {
  const response = await getReceipt(testApp, order, testApp.users.manager)
  if (response.statusCode !== 200) throw new Error(response.body)
  return response.json()
}

/** Uploads files to the public verification, without a session. */
export async function verifyFiles(testApp: TestApp, files: readonly [name: string, content: Buffer | string][]) {
  const form = new FormData()
  for (const [name, content] of files) {
    form.append('files', new File([typeof content === 'string' ? content : new Uint8Array(content)], name))
  }
  const encoded = new Response(form)
  return testApp.server.inject({
    method: 'POST',
    url: '/v1/public/receipts/verify',
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
}

/** Verifies a receipt as a file. */
export async function verifyReceipt(testApp: TestApp, receipt: unknown): Promise<ReceiptVerification> {
  return (await verifyFiles(testApp, [['comprovante.json', JSON.stringify(receipt)]])).json()
}

/** The checks of a verification that failed. */
export const failedChecks = ({ checks }: ReceiptVerification) =>
  checks.filter(({ result }) => result === 'failed').map(({ check }) => check)

/** Runs the background job of a generated file. */
export async function runExportJob({ ctx }: TestApp, id: string): Promise<void> {
  await jobKinds.find(({ name }) => name === 'reports.run')?.run(ctx, { id }, new AbortController().signal)
}

/** Creates an evidence link of an order, as its manager. Returns its token and the id of the first file that it shows. */
export async function createLink(
  testApp: TestApp,
  { orderNumber }: { orderNumber: string },
  body: object = {},
): Promise<CreatedEvidenceLink & { token: string; firstFileId: string }> {
  const path = `/v1/service-orders/${orderNumber}/evidence-links`
  const response = await testApp.call('POST', path, { as: testApp.users.manager, body })
  if (response.statusCode !== 201) throw new Error(response.body)
  const link: CreatedEvidenceLink = response.json()
  const token = link.url.split('/').at(-1) ?? ''
  const { rows } = await sql<{ id: string }>`
    select file.id from service_order_attachments as file
    join service_orders as o on o.id = file.service_order_id
    where o.order_number = ${orderNumber} and file.kind in ('photo', 'signature')
    order by file.created_at limit 1`.execute(testApp.db)
  return { ...link, token, firstFileId: rows[0]?.id ?? '' }
}
