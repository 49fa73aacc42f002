import type { Evidence, ServiceOrder } from '@malote/api-client/contract'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { inTransit, orderIn, step } from '../../../test/orders.ts'
import { createLink, deliveredOrder } from '../../../test/receipts.ts'
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp({ config: { publicUrl: 'https://malote.example' } })
})

const dayMs = 86_400_000
const getLinksPath = ({ orderNumber }: { orderNumber: string }) => `/v1/service-orders/${orderNumber}/evidence-links`
const create = (order: { orderNumber: string }, as: TestUser, body: object = {}) =>
  testApp.call('POST', getLinksPath(order), { as, body })
const list = async (order: { orderNumber: string }) =>
  (await testApp.call('GET', getLinksPath(order), { as: testApp.users.manager })).json().data
const open = (token: string) => testApp.call('GET', `/v1/public/evidence/${token}`)
const revoke = (order: ServiceOrder, id: string) =>
  testApp.call('DELETE', `${getLinksPath(order)}/${id}`, { as: testApp.users.manager })
const selectId = ({ orderNumber }: ServiceOrder) =>
  sql`(select id from service_orders where order_number = ${orderNumber})`

describe('an evidence link', () => {
  test('is created, listed without its address, and stored as a hash', async () => {
    const order = await deliveredOrder(testApp)
    const link = await createLink(testApp, order, { validDays: 7, recipient: 'Seguradora da Serra' })
    expect(link.url).toMatch(/^https:\/\/malote\.example\/provas\/[\w-]{22}$/)
    expect(Date.parse(link.expiresAt) - Date.parse(link.createdAt)).toBe(7 * dayMs)
    const [listed, ...others] = await list(order)
    expect(others).toEqual([])
    expect(listed).toMatchObject({ id: link.id, recipient: 'Seguradora da Serra', lastViewedAt: null })
    const { rows } = await sql`select to_jsonb(link) from evidence_links as link`.execute(testApp.db)
    expect(JSON.stringify([listed, rows])).not.toContain(link.token)
  })

  test('is valid for 30 days by default, and for 1 to 90', async () => {
    const order = await deliveredOrder(testApp)
    const { createdAt, expiresAt } = await createLink(testApp, order)
    expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(30 * dayMs)
    for (const validDays of [0, 91, 1.5]) {
      expect((await create(order, testApp.users.manager, { validDays })).statusCode).toBe(400)
    }
  })

  test('is only for finished orders of companies that the caller sees', async () => {
    for (const order of [await inTransit(testApp), await orderIn(testApp, 'canceled')]) {
      expect((await create(order, testApp.users.manager)).json()).toMatchObject({ code: 'receipt_not_ready' })
    }
    const order = await deliveredOrder(testApp)
    const { admin, operator, foreignManager, foreignOperator } = testApp.users
    for (const as of [admin, operator]) expect((await create(order, as)).statusCode).toBe(201)
    const link = await createLink(testApp, order)
    for (const as of [foreignManager, foreignOperator]) {
      expect((await create(order, as)).statusCode).toBe(404)
      expect((await testApp.call('GET', getLinksPath(order), { as })).statusCode).toBe(404)
      expect((await testApp.call('DELETE', `${getLinksPath(order)}/${link.id}`, { as })).statusCode).toBe(404)
    }
  })

  test('is one of at most five of an order; a revoked one does not count', async () => {
    const order = await deliveredOrder(testApp)
    const responses = await Promise.all([1, 2, 3, 4, 5, 6].map(() => create(order, testApp.users.manager)))
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 201, 201, 201, 201, 409])
    expect(responses.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: 'limit_reached' })
    const [first] = await list(order)
    await revoke(order, first.id)
    expect((await create(order, testApp.users.manager)).statusCode).toBe(201)
  })
})

describe('the evidence', () => {
  test('states what happened in sentences, with the pictures, the PIN and a receipt that holds', async () => {
    const order = await deliveredOrder(testApp)
    const { token, firstFileId } = await createLink(testApp, order, { recipient: 'Seguradora' })
    const response = await open(token)
    expect(response.headers['cache-control']).toContain('no-store')
    const evidence: Evidence = response.json()
    expect(evidence).toMatchObject({
      orderNumber: order.orderNumber,
      recipient: 'Seguradora',
      verification: { holds: true, details: null, statement: { company: 'Padaria Acme', status: 'delivered' } },
    })
    expect(evidence.verification.checks.map(({ result }) => result)).toEqual(Array(6).fill('passed'))
    const stop = evidence.stops[1]
    expect(stop?.facts).toEqual([
      'A entrega foi feita: quem recebeu foi Mariana Albuquerque Prado.',
      expect.stringMatching(/^O sistema registrou o fato em \d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d\.$/),
      'O aparelho não registrou o local.',
      'O PIN de entrega, que só quem recebe tem, foi conferido.',
      'No local, o entregador registrou 1 foto e 1 assinatura.',
    ])
    expect(stop?.files.map(({ kind }) => kind)).toEqual(['photo', 'signature'])
    const pin = order.stops[1]?.pin
    expect(response.body).not.toContain(`"${pin}"`)
    for (const { id } of stop?.files ?? []) {
      const file = await testApp.call('GET', `/v1/public/evidence/${token}/files/${id}`)
      expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/jpeg'])
    }
    const pdf = await testApp.call('GET', `/v1/public/evidence/${token}/receipt`)
    expect([pdf.statusCode, pdf.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
    const other = await createLink(testApp, await deliveredOrder(testApp))
    const foreign = await testApp.call('GET', `/v1/public/evidence/${other.token}/files/${firstFileId}`)
    expect(foreign.statusCode).toBe(404)
  })

  test('states the distance of the device to the address, and the times of the device and of the server', async () => {
    const order = await deliveredOrder(testApp)
    await testApp.db.transaction().execute(async (db) => {
      await sql`select set_config('malote.erasing', 'on', true)`.execute(db)
      await sql`update service_order_stops set latitude = -23.5, longitude = -46.6
        where kind = 'dropoff' and service_order_id = ${selectId(order)}`.execute(db)
      await sql`update service_order_events set latitude = -23.501, longitude = -46.6, accuracy_meters = 12,
        occurred_at = recorded_at - interval '5 minutes'
        where to_status = 'delivered' and service_order_id = ${selectId(order)}`.execute(db)
    })
    const { token } = await createLink(testApp, order)
    const facts = (await open(token)).json().stops[1].facts.join(' ')
    expect(facts).toContain('O aparelho estava a 111 m das coordenadas do endereço (precisão de 12 m).')
    expect(facts).toContain('sem conexão; o sistema recebeu o registro em')
  })

  test('states that the delivery was corrected or undone afterwards, and has no PDF any more', async () => {
    const justification = 'A pessoa confirmou que nunca recebeu a encomenda.'
    const corrected = await deliveredOrder(testApp)
    const undone = await deliveredOrder(testApp)
    const links = [await createLink(testApp, corrected), await createLink(testApp, undone)]
    testApp.advance(1000)
    await step(testApp, testApp.users.admin, corrected, { to: 'failed', justification })
    const undo = `/v1/service-orders/${undone.orderNumber}/undo`
    expect((await testApp.call('POST', undo, { as: testApp.users.operator })).statusCode).toBe(200)
    const texts = ['O status desta entrega foi corrigido em ', 'A entrega deste comprovante foi desfeita em ']
    for (const [index, { token }] of links.entries()) {
      const { verification, stops } = (await open(token)).json()
      expect(stops[1].facts).toEqual([expect.stringContaining('mudou depois da assinatura')])
      expect(stops[0].facts.join(' ')).toContain('A coleta foi feita')
      expect(verification).toMatchObject({
        holds: false,
        checks: expect.arrayContaining([
          { check: 'history', result: 'failed', text: expect.stringContaining(texts[index] ?? '') },
        ]),
      })
      const pdf = await testApp.call('GET', `/v1/public/evidence/${token}/receipt`)
      expect(pdf.json()).toMatchObject({ status: 409, code: 'receipt_not_ready' })
    }
  })

  test('is not shown for an unknown, revoked or expired link, nor after the erasure of personal data', async () => {
    expect((await open('A'.repeat(22))).json()).toMatchObject({ status: 404, code: 'not_found' })
    const order = await deliveredOrder(testApp)
    const [revoked, erased, expired] = [
      await createLink(testApp, order),
      await createLink(testApp, order, { validDays: 90 }),
      await createLink(testApp, order, { validDays: 1 }),
    ]
    const revocations = [await revoke(order, revoked.id), await revoke(order, revoked.id)]
    expect(revocations.map(({ statusCode }) => statusCode)).toEqual([204, 204])
    const ended = (text: string) => ({ status: 410, code: 'invalid_token', detail: expect.stringContaining(text) })
    expect((await open(revoked.token)).json()).toMatchObject(ended('encerrado'))
    for (const path of ['receipt', `files/${revoked.firstFileId}`]) {
      expect((await testApp.call('GET', `/v1/public/evidence/${revoked.token}/${path}`)).statusCode).toBe(410)
    }
    await sql`update service_order_stops set contact_name = 'Pessoa removida'
      where kind = 'dropoff' and service_order_id = ${selectId(order)}`.execute(testApp.db)
    expect((await open(erased.token)).json()).toMatchObject(ended('apagados'))
    testApp.advance(dayMs)
    expect((await open(expired.token)).json()).toMatchObject(ended('prazo'))
    expect((await list(order)).map(({ id }: { id: string }) => id)).toEqual([erased.id])
  })

  test('is audited: who created and revoked the link, and one view a day', async () => {
    const order = await deliveredOrder(testApp)
    const link = await createLink(testApp, order, { recipient: 'Juizado' })
    for (const _ of [1, 2]) await open(link.token)
    testApp.advance(dayMs)
    await open(link.token)
    await revoke(order, link.id)
    await revoke(order, link.id)
    const { rows } = await sql<{ action: string; actor_id: string | null; changes: object }>`
      select action, actor_id, changes from audit_log
      where entity_id = ${selectId(order)} and action like 'evidenceLinks.%' order by recorded_at, id`.execute(
      testApp.db,
    )
    const { id: actor_id } = testApp.users.manager
    expect(rows).toMatchObject([
      { action: 'evidenceLinks.create', actor_id, changes: { recipient: 'Juizado' } },
      { action: 'evidenceLinks.view', actor_id: null },
      { action: 'evidenceLinks.view', actor_id: null },
      { action: 'evidenceLinks.revoke', actor_id },
    ])
  })
})
