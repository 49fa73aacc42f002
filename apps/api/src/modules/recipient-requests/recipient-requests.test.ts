import type { ServiceOrder } from '@malote/api-client/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { dropoff, inTransit, orderIn, request, step } from '../../../test/orders.ts'
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})

const toToken = ({ stops }: ServiceOrder, position = 1): string => stops[position]?.trackingUrl?.split('/').at(-1) ?? ''
const send = (token: string, body: object) => testApp.call('POST', `/v1/public/tracking/${token}/requests`, { body })
const page = async (token: string) => (await testApp.call('GET', `/v1/public/tracking/${token}`)).json()
const list = async ({ orderNumber }: ServiceOrder, as: TestUser = testApp.users.manager) =>
  (await testApp.call('GET', `/v1/service-orders/${orderNumber}/recipient-requests`, { as })).json().data
const read = async ({ orderNumber }: ServiceOrder): Promise<ServiceOrder> =>
  (await testApp.call('GET', `/v1/service-orders/${orderNumber}`, { as: testApp.users.manager })).json()
const events = async ({ orderNumber }: ServiceOrder) =>
  (await testApp.call('GET', `/v1/service-orders/${orderNumber}/events`, { as: testApp.users.manager })).json().data
async function decide(order: ServiceOrder, body: object, as: TestUser = testApp.users.manager) {
  const [{ id }] = await list(order)
  return testApp.call('POST', `/v1/service-orders/${order.orderNumber}/recipient-requests/${id}/decision`, { as, body })
}
const hours = (count: number) => new Date(testApp.now().getTime() + count * 3_600_000).toISOString()
const reschedule = (start: number, end: number) => ({
  kind: 'reschedule',
  window: { start: hours(start), end: hours(end) },
})

describe('leaving at the reception', () => {
  test('waits for the operation, and is an instruction once confirmed, in a new version', async () => {
    const order = await inTransit(testApp)
    const sent = await send(toToken(order), { kind: 'leave_at_reception', note: 'Falar com o Sr. Paulo' })
    expect([sent.statusCode, sent.json().status]).toEqual([200, 'pending'])
    expect(await list(order)).toMatchObject([{ note: 'Falar com o Sr. Paulo', stopId: order.stops[1]?.id }])
    expect((await events(order)).at(-1)).toMatchObject({ type: 'recipient_requested', actor: null })
    expect((await read(order)).stops[1]?.instructions).toBeNull()

    const response = await decide(order, { decision: 'confirm' }, testApp.users.operator)
    expect(response.json()).toMatchObject({ status: 'confirmed', decidedBy: { id: testApp.users.operator.id } })
    const changed = await read(order)
    expect(changed.stops[1]?.instructions).toBe('Deixar na portaria.')
    expect(changed.version).toBe(order.version + 1)
    expect((await events(order)).at(-1)).toMatchObject({
      type: 'edited',
      actor: { id: testApp.users.operator.id },
      changes: [{ field: '/dropoffs/0/instructions', to: 'Deixar na portaria.' }],
    })
    expect((await page(toToken(order))).requests).toMatchObject([{ status: 'confirmed' }])
    expect((await decide(order, { decision: 'confirm' })).json()).toMatchObject({ status: 409, code: 'already_closed' })
  })

  test('that is confirmed twice remains one instruction', async () => {
    const order = await inTransit(testApp)
    for (const note of ['', 'Falar com o Sr. Paulo']) {
      await send(toToken(order), { kind: 'leave_at_reception', note })
      expect((await decide(order, { decision: 'confirm' })).json().status).toBe('confirmed')
    }
    expect((await read(order)).stops[1]?.instructions).toBe('Deixar na portaria.')
  })

  test('can be declined, with a reason that the recipient reads', async () => {
    const order = await inTransit(testApp)
    await send(toToken(order), { kind: 'leave_at_reception' })
    expect((await decide(order, { decision: 'decline' })).statusCode).toBe(400)
    expect((await decide(order, { decision: 'decline', reason: 'Sem portaria' })).json().status).toBe('declined')
    expect((await page(toToken(order))).requests).toMatchObject([{ status: 'declined', declineReason: 'Sem portaria' }])
    expect((await read(order)).stops[1]?.instructions).toBeNull()
  })

  test('notifies the assignee, the requester and the admins', async () => {
    const order = await inTransit(testApp)
    await send(toToken(order), { kind: 'leave_at_reception' })
    for (const as of [testApp.users.operator, testApp.users.manager, testApp.users.admin]) {
      const { data } = (await testApp.call('GET', '/v1/notifications?limit=5', { as })).json()
      expect(data[0], as.role).toMatchObject({
        type: 'recipient_request',
        orderNumber: order.orderNumber,
        text: `O destinatário fez um pedido na ordem ${order.orderNumber}: deixar na portaria.`,
      })
    }
    const { data } = (await testApp.call('GET', '/v1/notifications', { as: testApp.users.foreignManager })).json()
    expect(data).toEqual([])
  })
})

describe('another window', () => {
  const failed = async () =>
    step(testApp, testApp.users.operator, await inTransit(testApp), { to: 'failed', reason: 'Ausente' })

  test('is proposed until the goods are collected, and changes the window once confirmed', async () => {
    const order = await request(testApp, testApp.users.manager)
    const body = reschedule(26, 28)
    expect((await send(toToken(order), body)).json()).toMatchObject({ status: 'pending', window: body.window })
    expect((await decide(order, { decision: 'confirm' })).statusCode).toBe(200)
    const changed = await read(order)
    expect(changed.stops[1]?.window).toEqual(body.window)
    const later = await inTransit(testApp)
    expect((await page(toToken(later))).requestKinds).toEqual(['leave_at_reception', 'correction'])
    expect((await send(toToken(later), reschedule(26, 28))).json()).toMatchObject({ status: 409, code: 'not_editable' })
  })

  test('is proposed after a failed delivery, and moves the window and the promise once confirmed', async () => {
    const order = await failed()
    const later = reschedule(26, 28)
    expect((await page(toToken(order))).requestKinds).toContain('reschedule')
    expect((await send(toToken(order), later)).json()).toMatchObject({ status: 'pending' })
    expect((await decide(order, { decision: 'confirm' })).json()).toMatchObject({ status: 'confirmed' })
    const changed = await read(order)
    expect(changed).toMatchObject({ status: 'failed', promisedAt: later.window.end })
    expect(changed.stops[1]?.window).toEqual(later.window)
    expect(changed.version).toBe(order.version + 1)
    expect((await events(order)).at(-1)).toMatchObject({
      type: 'edited',
      actor: { id: testApp.users.manager.id },
      changes: [
        { field: '/dropoffs/0/window/start', to: later.window.start },
        { field: '/dropoffs/0/window/end', to: later.window.end },
      ],
    })
  })

  test('that has passed before the decision cannot be confirmed', async () => {
    const order = await failed()
    await send(toToken(order), reschedule(1, 2))
    testApp.advance(3 * 3_600_000)
    expect((await decide(order, { decision: 'confirm' })).json()).toMatchObject({
      status: 409,
      code: 'not_editable',
      detail: 'Este horário já passou: recuse o pedido, com o motivo.',
    })
  })

  test.each([
    ['ends before it starts', () => reschedule(5, 4), '/window/end'],
    ['has passed', () => reschedule(-2, 2), '/window/start'],
    ['is more than 30 days ahead', () => reschedule(30 * 24 - 1, 30 * 24 + 1), '/window/end'],
  ])('that %s is rejected at its field', async (_name, body, pointer) => {
    const order = await request(testApp, testApp.users.manager)
    const response = await send(toToken(order), body())
    expect([response.statusCode, response.json().errors?.[0].pointer]).toEqual([400, pointer])
  })
})

describe('a correction', () => {
  test('changes complement and reference at once, with an event without an actor', async () => {
    const order = await inTransit(testApp, ['Ana', 'Bia'])
    const body = { kind: 'correction', complement: 'Apto 42', reference: 'Portão azul' }
    expect((await send(toToken(order, 2), body)).json().status).toBe('confirmed')
    const changed = await read(order)
    expect(changed.stops[2]?.address).toMatchObject({ complement: 'Apto 42', reference: 'Portão azul' })
    expect(changed.stops[1]?.address.complement).toBeNull()
    expect(changed.version).toBe(order.version + 1)
    expect((await events(order)).at(-1)).toMatchObject({
      type: 'edited',
      actor: null,
      note: 'Corrigido pelo destinatário.',
      changes: [
        { field: '/dropoffs/1/address/complement', from: null, to: 'Apto 42' },
        { field: '/dropoffs/1/address/reference', from: null, to: 'Portão azul' },
      ],
    })
    const list = await testApp.call('GET', '/v1/service-orders?search=portão+azul', { as: testApp.users.manager })
    expect(list.json().data.map(({ orderNumber }: ServiceOrder) => orderNumber)).toContain(order.orderNumber)
    expect(JSON.stringify(await page(toToken(order, 2)))).not.toContain('Portão azul')
  })

  test('keeps the part that was not given, and needs one of the two', async () => {
    const place = { ...dropoff('Ana'), address: { ...dropoff('x').address, complement: 'Bloco B' } }
    const order = await request(testApp, testApp.users.manager, { dropoffs: [place] })
    await send(toToken(order), { kind: 'correction', reference: 'Ao lado da farmácia' })
    expect((await read(order)).stops[1]?.address).toMatchObject({
      complement: 'Bloco B',
      reference: 'Ao lado da farmácia',
    })
    expect((await send(toToken(order), { kind: 'correction' })).statusCode).toBe(400)
  })
})

describe('bad input', () => {
  test.each([
    ['a note of 281 characters', { kind: 'leave_at_reception', note: 'x'.repeat(281) }, 400],
    ['a control character', { kind: 'leave_at_reception', note: 'a\u0000b' }, 400],
    ['a line break in the complement', { kind: 'correction', complement: 'a\nb' }, 400],
    ['an unknown kind', { kind: 'cancel' }, 400],
  ])('%s is rejected', async (_name, body, status) => {
    const order = await inTransit(testApp)
    expect((await send(toToken(order), body)).statusCode).toBe(status)
    expect(await list(order)).toEqual([])
  })

  test('a repeated request is the one that waits, also when both are sent at once', async () => {
    const order = await inTransit(testApp)
    const body = { kind: 'leave_at_reception' }
    const both = await Promise.all([send(toToken(order), body), send(toToken(order), body)])
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await list(order)).toHaveLength(1)
  })

  test('the 21st request is rejected', async () => {
    const order = await inTransit(testApp)
    for (let index = 0; index < 20; index += 1) {
      const sent = await send(toToken(order), { kind: 'correction', complement: `Apto ${index}` })
      expect(sent.statusCode).toBe(200)
    }
    const last = await send(toToken(order), { kind: 'correction', complement: 'Apto 21' })
    expect(last.json()).toMatchObject({ status: 409, code: 'limit_reached' })
  })

  test('a closed order, an unknown link and an expired one reject requests and ratings', async () => {
    const order = await orderIn(testApp, 'canceled')
    const rate = (token: string) => testApp.call('PUT', `/v1/public/tracking/${token}/rating`, { body: { score: 5 } })
    const statuses = async (token: string) => [
      (await send(token, { kind: 'leave_at_reception' })).statusCode,
      (await rate(token)).statusCode,
    ]
    expect((await page(toToken(order))).requestKinds).toEqual([])
    expect(await statuses(toToken(order))).toEqual([409, 409])
    expect(await statuses('A'.repeat(22))).toEqual([404, 404])
    testApp.advance(31 * 86_400_000)
    expect(await statuses(toToken(order))).toEqual([410, 410])
    testApp.advance(-31 * 86_400_000)
  })
})

test('another company sees and decides nothing', async () => {
  const order = await inTransit(testApp)
  await send(toToken(order), { kind: 'leave_at_reception' })
  const as = testApp.users.foreignManager
  const path = `/v1/service-orders/${order.orderNumber}/recipient-requests`
  expect((await testApp.call('GET', path, { as })).statusCode).toBe(404)
  expect((await decide(order, { decision: 'confirm' }, as)).statusCode).toBe(404)
  const other = await inTransit(testApp)
  const [{ id }] = await list(order)
  const crossed = `/v1/service-orders/${other.orderNumber}/recipient-requests/${id}/decision`
  const response = await testApp.call('POST', crossed, { as: testApp.users.manager, body: { decision: 'confirm' } })
  expect(response.statusCode).toBe(404)
})

describe('a rating', () => {
  const rate = (token: string, body: object) => testApp.call('PUT', `/v1/public/tracking/${token}/rating`, { body })

  test('is possible after the delivery, and changeable for 24 hours', async () => {
    const order = await inTransit(testApp)
    expect((await page(toToken(order))).canRate).toBe(false)
    expect((await rate(toToken(order), { score: 5 })).statusCode).toBe(409)
    await step(testApp, testApp.users.operator, order, { to: 'delivered', receiverName: 'Ana' })
    expect((await page(toToken(order))).canRate).toBe(true)
    expect((await rate(toToken(order), { score: 2, comment: 'Caixa amassada' })).json()).toMatchObject({ score: 2 })
    testApp.advance(23 * 3_600_000)
    expect((await rate(toToken(order), { score: 4 })).json()).toMatchObject({ score: 4, comment: null })
    testApp.advance(2 * 3_600_000)
    expect((await rate(toToken(order), { score: 1 })).json()).toMatchObject({ status: 409, code: 'not_editable' })
    expect(await page(toToken(order))).toMatchObject({ canRate: false, rating: { score: 4, comment: null } })
    testApp.advance(-25 * 3_600_000)
  })

  test.each([{ score: 0 }, { score: 6 }, { score: 2.5 }, {}, { score: 3, comment: 'x'.repeat(501) }])(
    'of %j is rejected',
    async (body) => {
      const order = await inTransit(testApp)
      await step(testApp, testApp.users.operator, order, { to: 'delivered', receiverName: 'Ana' })
      expect((await rate(toToken(order), body)).statusCode).toBe(400)
    },
  )
})

describe('the report of ratings', () => {
  test('has number, average, distribution and comments by company, and exports them', async () => {
    const fresh = await createTestApp()
    for (const [score, comment] of [
      [5, 'Ótimo'],
      [4, null],
      [1, 'Caixa amassada'],
    ] as const) {
      const order = await inTransit(fresh)
      await step(fresh, fresh.users.operator, order, { to: 'delivered', receiverName: 'Ana' })
      const path = `/v1/public/tracking/${toToken(order)}/rating`
      expect((await fresh.call('PUT', path, { body: { score, comment } })).statusCode).toBe(200)
    }
    const report = async (key: string, query = '') =>
      (await fresh.call('GET', `/v1/reports/${key}${query}`, { as: fresh.users.admin })).json()
    const { rows, totals } = await report('ratings')
    expect(rows).toEqual([
      { company: 'Padaria Acme', total: 3, average: 3.3, five: 1, four: 1, three: 0, two: 0, one: 1 },
    ])
    expect(totals).toMatchObject({ total: 3, average: 3.3, five: 1 })
    expect((await report('ratings', `?companyId=${fresh.companies.other}`)).rows).toEqual([])
    expect((await report('ratings', '?from=2026-01-01&to=2026-01-31')).rows).toEqual([])
    const comments = await report('rating-comments')
    expect(comments.rows).toMatchObject([
      { company: 'Padaria Acme', score: 1, comment: 'Caixa amassada' },
      { score: 5, comment: 'Ótimo' },
    ])
    expect(comments.totals).toEqual({})
    const csv = await fresh.call('GET', '/v1/reports/ratings/export?format=csv', { as: fresh.users.admin })
    expect(csv.body).toContain('Padaria Acme;3;3,3;1;1;0;0;1')
    expect((await fresh.call('GET', '/v1/reports/ratings', { as: fresh.users.manager })).statusCode).toBe(403)
  })
})
