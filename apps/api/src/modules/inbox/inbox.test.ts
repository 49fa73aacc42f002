import { inboxLimits } from '@malote/api-client/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createMail, filePart, pasteText, receivedMail, sendMail, spreadsheetPart } from '../../../test/inbox.ts'
import { orderInput } from '../../../test/orders.ts'
import { addCompany, addUser, createTestApp, type TestApp, withNewCompanies } from '../../../test/test-app.ts'

let shared: TestApp
let testApp: TestApp
beforeAll(async () => {
  shared = await createTestApp()
})
beforeEach(async () => {
  testApp = await withNewCompanies(shared)
})

const listed = async (query = '', as = testApp.users.manager) =>
  (await testApp.call('GET', `/v1/inbox${query}`, { as })).json()

describe('a received e-mail', () => {
  test('waits for a person, with its sender, subject and text, and creates no order', async () => {
    const message = await receivedMail(testApp, { subject: '=?UTF-8?B?UGVkaWRvIGRlIGFtYW5ow6M=?=' })
    expect(message).toMatchObject({
      status: 'to_check',
      sender: { name: 'Loja', address: 'pedidos@loja.example' },
      subject: 'Pedido de amanhã',
      sentAt: '2026-11-20T12:00:00.000Z',
      text: pasteText,
      isTextCut: false,
      attachments: [],
      orderNumber: null,
    })
    const { data, meta } = await listed('?status=to_check')
    expect(meta.total).toBe(1)
    expect(data[0]).toMatchObject({ id: message.id, text: pasteText, isTextCut: false, attachments: [] })
    expect(await listed('?status=used')).toMatchObject({ data: [], meta: { total: 0 } })
    const orders = await testApp.call('GET', '/v1/service-orders', { as: testApp.users.manager })
    expect(orders.json().meta.total).toBe(0)
  })

  test.each(['Fri, 31 Dec 9999 23:59:59 +0000', 'Thu, 1 Jan 1970 00:00:00 +0000', 'ontem'])(
    'of the date %s, which no other time may have, has none',
    async (date) => {
      expect(await receivedMail(testApp, { date })).toMatchObject({ sentAt: null })
    },
  )

  test('is read as text when it is written in HTML only', async () => {
    const { text } = await receivedMail(testApp, {
      type: ['Content-Type: text/html; charset=utf-8'],
      text: '<style>p{}</style><p>Entregar na <b>Rua Harmonia</b>, 321</p><p>Para Jo&atilde;o &amp; Ana</p>',
    })
    expect(text).toContain('Entregar na Rua Harmonia, 321')
    expect(text).toContain('Para João & Ana')
    expect(text).not.toMatch(/[<>{}]/)
  })

  test('is read from quoted-printable in ISO-8859-1', async () => {
    const type = ['Content-Type: text/plain; charset=iso-8859-1', 'Content-Transfer-Encoding: quoted-printable']
    const { text } = await receivedMail(testApp, { type, text: 'Observa=E7=E3o: port=E3o azul, casa da v=\r\nizinha' })
    expect(text).toBe('Observação: portão azul, casa da vizinha')
  })

  test('is read as far as possible when a boundary is broken', async () => {
    const mail = createMail({ parts: [spreadsheetPart] }).replace(/--part--\r\n$/, '--par')
    const message = await receivedMail(testApp, mail)
    expect(message.text).toBe(pasteText)
    expect(message.attachments).toMatchObject([{ name: 'pedidos.csv' }])
  })

  test('contains the text and the files of an e-mail that was forwarded as an attachment', async () => {
    const inner = createMail({ text: 'Entregar na Rua Augusta, 100', parts: [spreadsheetPart] })
    const headers = ['Content-Type: message/rfc822', 'Content-Disposition: attachment; filename="pedido.eml"']
    const message = await receivedMail(testApp, { text: 'Segue o pedido.', parts: [{ headers, content: inner }] })
    expect(message.text).toContain('Segue o pedido.')
    expect(message.text).toContain('Entregar na Rua Augusta, 100')
    expect(message.attachments).toMatchObject([{ name: 'pedidos.csv', kind: 'spreadsheet' }])
  })

  test('has its text cut at the limit, and loses control characters', async () => {
    const message = await receivedMail(testApp, { text: `a\u0000b${'x'.repeat(inboxLimits.textLength)}` })
    expect(message).toMatchObject({ isTextCut: true })
    expect(message.text).toHaveLength(inboxLimits.textLength)
    expect(message.text.startsWith('abx')).toBe(true)
  })
})

describe('the same message', () => {
  test('is stored once by its Message-ID, also when the rest differs', async () => {
    const messageId = '<pedido-1@loja.example>'
    const first = await receivedMail(testApp, { messageId })
    const again = await receivedMail(testApp, { messageId, text: 'Outro texto' })
    expect(again).toEqual(first)
    expect((await listed()).meta.total).toBe(1)
  })

  test('is stored once by its content when it has no Message-ID', async () => {
    const mail = createMail({ messageId: null })
    const first = await receivedMail(testApp, mail)
    expect((await receivedMail(testApp, mail)).id).toBe(first.id)
    expect((await receivedMail(testApp, { messageId: null, text: 'Outro pedido' })).id).not.toBe(first.id)
  })

  test('is stored once when two requests arrive at the same moment', async () => {
    const mail = createMail({ parts: [spreadsheetPart] })
    const responses = await Promise.all([1, 2, 3].map(() => sendMail(testApp, mail)))
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(new Set(responses.map((response) => response.json().id)).size).toBe(1)
    const { data } = await listed()
    expect(data).toMatchObject([{ attachments: [{ name: 'pedidos.csv' }] }])
  })

  test('is another message in another company', async () => {
    const mail = createMail()
    const first = await receivedMail(testApp, mail)
    const other = await sendMail(testApp, mail, testApp.users.foreignOperator, testApp.companies.other)
    expect(other.statusCode).toBe(200)
    expect(other.json().id).not.toBe(first.id)
  })
})

describe('rejects', () => {
  test.each([
    ['text that is no e-mail', 'Entregar amanhã na Rua Harmonia, 321'],
    ['nothing', ''],
    ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
  ])('%s', async (_name, content) => {
    const response = await sendMail(testApp, content)
    expect(response.json()).toMatchObject({ status: 400, code: 'malformed_message' })
  })

  test('a message above the limit of bytes', async () => {
    const response = await sendMail(testApp, Buffer.alloc(inboxLimits.bytes + 1, 'a'))
    expect(response.json()).toMatchObject({ status: 413, code: 'payload_too_large' })
  })

  test('a message of very many parts inside each other', async () => {
    const parts = Array.from({ length: 60 }, (_, index) => [
      `Content-Type: multipart/mixed; boundary=b${index}`,
      '',
      `--b${index}`,
    ])
    const response = await sendMail(testApp, ['From: a@b.example', ...parts.flat(), '', 'x'].join('\r\n'))
    expect(response.json()).toMatchObject({ code: 'malformed_message' })
  })

  test.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x'])(
    'a body of type %s',
    async (type) => {
      const headers = { 'content-type': type }
      const path = `/v1/inbox?companyId=${testApp.companies.acme}`
      const response = await testApp.call('POST', path, { as: testApp.users.operator, mail: createMail(), headers })
      expect(response.statusCode).toBe(415)
    },
  )

  test('an e-mail on an endpoint that takes JSON', async () => {
    const response = await testApp.call('POST', '/v1/service-orders', {
      as: testApp.users.operator,
      mail: createMail(),
    })
    expect(response.statusCode).toBe(415)
  })

  test('more messages of a company than a minute allows, but not those of another company', async () => {
    const ends_at = new Date((Math.floor(testApp.now().getTime() / 60_000) + 1) * 60_000)
    const rows = [0, 60_000].map((later) => ({
      caller: `inbox ${testApp.companies.acme}`,
      ends_at: new Date(ends_at.getTime() + later),
      calls: inboxLimits.messagesPerMinute,
    }))
    await testApp.db.insertInto('call_counts').values(rows).execute()
    const response = await sendMail(testApp)
    expect(response.json()).toMatchObject({ status: 429, code: 'too_many_requests' })
    expect(response.headers).toHaveProperty('retry-after')
    const other = await sendMail(testApp, createMail(), testApp.users.foreignOperator, testApp.companies.other)
    expect(other.statusCode).toBe(200)
  })
})

describe('the company', () => {
  test('is that of an API key, which need not name it', async () => {
    const body = { companyId: testApp.companies.acme, name: 'E-mail' }
    const { key } = (await testApp.call('POST', '/v1/api-keys', { as: testApp.users.manager, body })).json()
    const headers = { authorization: `Bearer ${key}` }
    const response = await testApp.call('POST', '/v1/inbox', { mail: createMail(), headers })
    expect(response.json()).toMatchObject({ company: { id: testApp.companies.acme } })
  })

  test('must be named by a member of several', async () => {
    const companyIds = [testApp.companies.acme, await addCompany(testApp.db, 'Terceira')]
    const as = await addUser(testApp.ctx, { name: 'Rui', role: 'operator', companyIds })
    const response = await testApp.call('POST', '/v1/inbox', { as, mail: createMail() })
    expect(response.json()).toMatchObject({ code: 'validation_failed', errors: [{ pointer: '?companyId' }] })
  })

  test('must not be suspended', async () => {
    await testApp.db
      .updateTable('companies')
      .set({ status: 'suspended' })
      .where('id', '=', testApp.companies.acme)
      .execute()
    expect((await sendMail(testApp)).json()).toMatchObject({ code: 'validation_failed' })
  })
})

describe('a message becomes an order', () => {
  const create = (id: string, companyId = testApp.companies.acme, as = testApp.users.manager) =>
    testApp.call('POST', `/v1/service-orders?inboxMessageId=${id}`, { as, body: orderInput(companyId) })

  test('and is used, by the person who requested the order', async () => {
    const { id } = await receivedMail(testApp)
    const created = await create(id)
    expect(created.statusCode, created.body).toBe(201)
    const response = await testApp.call('GET', `/v1/inbox/${id}`, { as: testApp.users.manager })
    expect(response.json()).toMatchObject({
      status: 'used',
      orderNumber: created.json().orderNumber,
      handledBy: { id: testApp.users.manager.id },
    })
  })

  test('once only, also when two people check it at the same moment', async () => {
    const { id } = await receivedMail(testApp)
    const responses = await Promise.all([create(id), create(id, testApp.companies.acme, testApp.users.operator)])
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
    const orders = await testApp.call('GET', '/v1/service-orders', { as: testApp.users.manager })
    expect(orders.json().meta.total).toBe(1)
  })

  test('of the same company only', async () => {
    const { id } = await receivedMail(testApp)
    const body = testApp.companies.other
    expect((await create(id, body, testApp.users.foreignManager)).statusCode).toBe(404)
    expect((await create(id, body, testApp.users.admin)).statusCode).toBe(404)
  })
})

describe('a message can be discarded', () => {
  const decide = (id: string, status: 'to_check' | 'discarded') =>
    testApp.call('PUT', `/v1/inbox/${id}`, { as: testApp.users.manager, body: { status } })

  test('and restored, with both in the audit log', async () => {
    const { id } = await receivedMail(testApp)
    expect((await decide(id, 'discarded')).json()).toMatchObject({
      status: 'discarded',
      handledBy: { id: testApp.users.manager.id },
    })
    expect((await decide(id, 'discarded')).statusCode).toBe(200)
    expect((await decide(id, 'to_check')).json()).toMatchObject({ status: 'to_check', handledBy: null })
    const { data } = (await testApp.call('GET', '/v1/audit-log', { as: testApp.users.admin })).json()
    const entries = data.filter(({ entityId }: { entityId: string }) => entityId === id)
    expect(entries.map(({ action }: { action: string }) => action)).toEqual(['inbox.restore', 'inbox.discard'])
  })

  test('and becomes no order until it is restored', async () => {
    const { id } = await receivedMail(testApp)
    const create = () =>
      testApp.call('POST', `/v1/service-orders?inboxMessageId=${id}`, {
        as: testApp.users.manager,
        body: orderInput(testApp.companies.acme),
      })
    await decide(id, 'discarded')
    expect((await create()).json()).toMatchObject({
      code: 'not_editable',
      detail: expect.stringMatching(/Voltar a conferir/),
    })
    await decide(id, 'to_check')
    expect((await create()).statusCode).toBe(201)
  })

  test('but not after it became an order', async () => {
    const { id } = await receivedMail(testApp)
    await testApp.call('POST', `/v1/service-orders?inboxMessageId=${id}`, {
      as: testApp.users.manager,
      body: orderInput(testApp.companies.acme),
    })
    for (const status of ['discarded', 'to_check'] as const) expect((await decide(id, status)).statusCode).toBe(409)
  })
})

test('a member of another company sees, changes and downloads nothing', async () => {
  const message = await receivedMail(testApp, { parts: [spreadsheetPart, filePart('a.txt', 'text/plain', 'oi')] })
  const as = testApp.users.foreignManager
  const path = `/v1/inbox/${message.id}`
  expect((await listed('', as)).meta.total).toBe(0)
  const [file] = message.attachments
  const calls = [
    testApp.call('GET', path, { as }),
    testApp.call('PUT', path, { as, body: { status: 'discarded' } }),
    testApp.call('GET', `${path}/attachments/${file?.id}`, { as }),
    testApp.call('POST', `${path}/attachments/${file?.id}/import`, { as }),
  ]
  for (const { statusCode } of await Promise.all(calls)) expect(statusCode).toBe(404)
})
