import type { ServiceOrder, ServiceOrderEvent } from '@malote/api-client/contract'
import { beforeAll, expect, test } from 'vitest'
import { inTransit, orderIn, request, step } from '../../../../test/orders.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'
import { picture, sendFiles } from '../../../../test/uploads.ts'

const lost = 'Endereço não encontrado'
const absent = 'Destinatário ausente'

let testApp: TestApp
let photo: Buffer
beforeAll(async () => {
  testApp = await createTestApp()
  photo = await picture('#204080')
  await change({ failure: [absent, lost], photoRequired: [lost] })
})

const readSettings = async () => (await testApp.call('GET', '/v1/settings', { as: testApp.users.admin })).json()
async function change(reasons: object) {
  const { version } = await readSettings()
  const response = await testApp.call('PUT', '/v1/settings', { as: testApp.users.admin, body: { version, reasons } })
  expect(response.statusCode, response.body).toBe(200)
  return response.json().reasons
}

const record = (order: ServiceOrder, position: number, reason: string, options: object = {}) =>
  testApp.call('PUT', `/v1/service-orders/${order.orderNumber}/stops/${order.stops[position]?.id}`, {
    as: testApp.users.operator,
    body: { state: 'failed', reason },
    ...options,
  })
const fail = (order: ServiceOrder, reason: string, options: object = {}) =>
  testApp.call('POST', `/v1/service-orders/${order.orderNumber}/transitions`, {
    as: testApp.users.operator,
    body: { to: 'failed', reason },
    ...options,
  })
async function takePhoto(order: ServiceOrder, position: number, bytes = photo) {
  const sent = await sendFiles(testApp, order, [['porta.jpg', bytes]], {
    kind: 'photo',
    stopId: order.stops[position]?.id,
  })
  expect(sent.statusCode, sent.body).toBe(201)
}
const read = async ({ orderNumber }: ServiceOrder): Promise<ServiceOrder> =>
  (await testApp.call('GET', `/v1/service-orders/${orderNumber}`, { as: testApp.users.operator })).json()
const listEvents = async ({ orderNumber }: ServiceOrder): Promise<ServiceOrderEvent[]> =>
  (await testApp.call('GET', `/v1/service-orders/${orderNumber}/events`, { as: testApp.users.operator })).json().data

const missing = (place: string) => ({
  status: 400,
  code: 'validation_failed',
  errors: [{ pointer: '/photo', message: `O motivo “${lost}” exige foto. Envie uma foto ${place}.` }],
})

test('a reason is marked by the settings, and the courier reads the marks', async () => {
  const list = async () => (await testApp.call('GET', '/v1/reasons', { as: testApp.users.operator })).json()
  expect(await list()).toMatchObject({ failure: [absent, lost], photoRequired: [lost] })
  // A client that does not have the marks keeps them, except of the reasons that it removes.
  expect(await change({ failure: [lost, 'Chuva'] })).toMatchObject({ photoRequired: [lost] })
  expect(await change({ failure: ['Chuva'] })).toMatchObject({ photoRequired: [] })
  expect(await change({ failure: [absent, lost], photoRequired: [lost, 'Inventado'] })).toMatchObject({
    photoRequired: [lost],
  })
})

test('a stop without a photo does not fail with a marked reason, and does with its photo', async () => {
  const order = await inTransit(testApp, ['Ana', 'Bia'])
  expect((await record(order, 1, lost)).json()).toMatchObject(missing('do local da entrega'))
  expect(await read(order)).toMatchObject({ status: 'in_transit', stops: [{}, { state: 'en_route' }, {}] })
  await takePhoto(order, 2)
  expect((await record(order, 1, lost)).statusCode, 'the photo of another stop').toBe(400)
  await takePhoto(order, 1)
  const recorded = await record(order, 1, lost)
  expect(recorded.statusCode, recorded.body).toBe(200)
  expect(recorded.json().stops[1]).toMatchObject({ state: 'failed', failureReason: lost })
})

test('documents and the proofs of other stops do not take the place of a photo', async () => {
  const order = await inTransit(testApp, ['Ana', 'Bia'])
  const files = Array.from({ length: 11 }, (_, index): [string, Buffer] => [
    `nota ${index}.pdf`,
    Buffer.from(`%PDF-1.7\n%${index}\n`),
  ])
  const attach = (some: typeof files) => sendFiles(testApp, order, some)
  expect((await attach(files.slice(0, 10))).statusCode).toBe(201)
  expect((await attach(files.slice(10))).json()).toMatchObject({
    errors: [{ code: 'too_many', message: 'A ordem guarda até 10 arquivos, e já tem 10.' }],
  })
  for (let count = 0; count < 10; count++) await takePhoto(order, 1, await picture('#204080', 20 + count))
  const eleventh = await sendFiles(testApp, order, [['porta.jpg', await picture('#204080', 40)]], {
    kind: 'photo',
    stopId: order.stops[1]?.id,
  })
  expect(eleventh.json()).toMatchObject({ errors: [{ message: 'A parada guarda até 10 arquivos, e já tem 10.' }] })
  await takePhoto(order, 2)
  expect((await record(order, 2, lost)).statusCode).toBe(200)
})

test('other reasons, arrivals and deliveries need no photo', async () => {
  const order = await inTransit(testApp, ['Ana', 'Bia', 'Caio'])
  expect((await record(order, 1, absent)).statusCode).toBe(200)
  const done = { body: { state: 'completed', receiverName: 'Bia' } }
  expect((await record(order, 2, '', done)).statusCode).toBe(200)
  expect((await fail(order, absent)).json()).toMatchObject({ status: 'partially_delivered' })
})

test('a marked reason that was typed in another way needs a photo, too', async () => {
  const order = await inTransit(testApp)
  expect((await record(order, 1, 'endereco NAO encontrado')).json()).toMatchObject({ errors: [{ pointer: '/photo' }] })
})

test('a collection fails with a photo of the pickup', async () => {
  let order = await request(testApp, testApp.users.manager)
  for (const to of ['accepted', 'collecting'] as const)
    order = await step(testApp, testApp.users.operator, order, { to })
  expect((await fail(order, lost)).json()).toMatchObject(missing('do local da coleta'))
  await takePhoto(order, 0)
  expect((await fail(order, lost)).json()).toMatchObject({ status: 'failed', stops: [{ state: 'failed' }, {}] })
})

test('the failure of a whole route needs a photo of each open drop-off, and its occurrence has them', async () => {
  const order = await inTransit(testApp, ['Ana', 'Bia'])
  expect((await fail(order, lost)).json()).toMatchObject(missing('de cada entrega: faltam 2'))
  await takePhoto(order, 1)
  expect((await fail(order, lost)).json()).toMatchObject(missing('do local da entrega'))
  await takePhoto(order, 2)
  expect((await fail(order, lost)).json()).toMatchObject({ status: 'failed' })
  const files = await testApp.call('GET', `/v1/service-orders/${order.orderNumber}/attachments`, {
    as: testApp.users.operator,
  })
  const [occurrence] = (
    await testApp.call('GET', `/v1/service-orders/${order.orderNumber}/occurrences`, { as: testApp.users.operator })
  ).json().data
  expect(files.json().data).toMatchObject([{ occurrenceId: occurrence.id }, { occurrenceId: occurrence.id }])
})

test('the failure of the rest of a route needs a photo of each open drop-off', async () => {
  const order = await inTransit(testApp, ['Ana', 'Bia'])
  await record(order, 1, '', { body: { state: 'completed', receiverName: 'Ana' } })
  expect((await fail(order, lost)).json()).toMatchObject(missing('do local da entrega'))
  await takePhoto(order, 2)
  expect((await fail(order, lost)).json()).toMatchObject({ status: 'partially_delivered' })
})

test('another attempt needs another photo', async () => {
  const order = await inTransit(testApp)
  await takePhoto(order, 1)
  expect((await record(order, 1, lost)).statusCode).toBe(200)
  await step(testApp, testApp.users.operator, order, { to: 'in_transit' })
  expect((await record(order, 1, lost)).json()).toMatchObject(missing('do local da entrega'))
  await takePhoto(order, 1, await picture('#802040'))
  expect((await record(order, 1, lost)).statusCode).toBe(200)
})

test('an undone failure keeps its photo for the same attempt', async () => {
  const order = await inTransit(testApp)
  await takePhoto(order, 1)
  await record(order, 1, lost)
  const undone = await testApp.call('POST', `/v1/service-orders/${order.orderNumber}/undo`, {
    as: testApp.users.operator,
  })
  expect(undone.statusCode, undone.body).toBe(200)
  expect((await record(order, 1, lost)).statusCode).toBe(200)
})

test('of many orders, those without a photo are rejected one by one', async () => {
  const [proved, unproved] = [await inTransit(testApp), await inTransit(testApp)]
  await takePhoto(proved, 1)
  const response = await testApp.call('POST', '/v1/service-orders/bulk-transitions', {
    as: testApp.users.operator,
    body: { to: 'failed', reason: lost, orderNumbers: [proved.orderNumber, unproved.orderNumber] },
  })
  expect(response.json().data).toMatchObject([
    { orderNumber: proved.orderNumber, status: 'failed', problem: null },
    { orderNumber: unproved.orderNumber, status: null, problem: missing('do local da entrega') },
  ])
  expect((await read(unproved)).status).toBe('in_transit')
})

test('a step without a connection is rejected until its photo arrives, and keeps its time', async () => {
  const order = await inTransit(testApp)
  testApp.advance(20 * 60_000)
  const now = testApp.now().getTime()
  const deviceTime = new Date(now - 10 * 60_000).toISOString()
  const headers = { 'device-time': deviceTime, 'device-clock': new Date(now).toISOString() }
  const options = { headers: { ...headers, 'idempotency-key': `falha-${order.orderNumber}` } }
  expect((await record(order, 1, lost, options)).json()).toMatchObject(missing('do local da entrega'))
  await takePhoto(order, 1)
  const recorded = await record(order, 1, lost, options)
  expect(recorded.statusCode, recorded.body).toBe(200)
  expect((await record(order, 1, lost, options)).headers['idempotent-replayed']).toBe('true')
  const failures = (await listEvents(order)).filter(({ stopState }) => stopState === 'failed')
  expect(failures).toMatchObject([{ occurredAt: deviceTime, timeSource: 'device' }])
})

test('an admin corrects the status to a failure without a photo', async () => {
  expect((await orderIn(testApp, 'failed')).status).toBe('failed')
})
