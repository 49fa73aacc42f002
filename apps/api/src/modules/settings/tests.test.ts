import { rm, writeFile } from 'node:fs/promises'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startSilence, startSmtp } from '../../../test/smtp.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { listStoredFiles } from '../../../test/uploads.ts'
import { createReceiver, type Receiver } from '../../../test/webhook-receiver.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { createTextMessageSender } from '../../platform/messages/text-message-sender.ts'
import { createOutboundClient } from '../../platform/outbound/outbound-client.ts'
import type { PostalCodeProvider } from '../../platform/outbound/postal-codes.ts'
import { createMailer } from '../mail/index.ts'

let testApp: TestApp
let receiver: Receiver
let send: Mailer
let findPostalCode: PostalCodeProvider
beforeAll(async () => {
  testApp = await createTestApp({
    services: { mailer: (message) => send(message), postalCodes: (cep) => findPostalCode(cep) },
  })
  receiver = await createReceiver()
})
beforeEach(() => receiver.answerWith(204))

const from = 'Malote <nao-responda@malote.example>'
const run = async (body: object, as = testApp.users.admin) =>
  (await testApp.call('POST', '/v1/settings/tests', { as, body })).json()

describe('text messages', () => {
  const request = { service: 'textMessages', phone: '(11) 98765-4321' }

  test('are sent to the phone of the request, and failures are explained', async () => {
    const client = createOutboundClient(['127.0.0.1'])
    const gateway = { url: receiver.url, header: undefined, body: '{"to":"{{to}}","text":"{{text}}"}', label: 'SMS' }
    const textMessages = createTextMessageSender(gateway, client)
    const withGateway = await createTestApp({ services: { textMessages } })
    const call = { as: withGateway.users.admin, body: request }
    const result = await withGateway.call('POST', '/v1/settings/tests', call)
    expect(result.json()).toMatchObject({ ok: true, message: expect.stringContaining('(11) 98765-4321') })
    expect(JSON.parse(receiver.received.at(-1)?.body ?? '')).toMatchObject({ to: '+5511987654321' })
    receiver.answerWith(401)
    const rejected = await withGateway.call('POST', '/v1/settings/tests', call)
    expect(rejected.json()).toMatchObject({ ok: false, message: expect.stringContaining('401') })
  })

  test('without a gateway name the variable to set', async () => {
    expect(await run(request)).toMatchObject({ ok: false, message: expect.stringContaining('TEXT_MESSAGE_URL') })
  })
})

describe('the mail server', () => {
  test('sends an e-mail to the caller, and is audited', async () => {
    const smtp = await startSmtp()
    send = createMailer(smtp.url, from)
    expect(await run({ service: 'smtp' })).toMatchObject({
      ok: true,
      message: expect.stringContaining(testApp.users.admin.email),
      durationMs: expect.any(Number),
    })
    expect(smtp.received).toMatchObject([{ recipients: [testApp.users.admin.email] }])
    const { data } = (
      await testApp.call('GET', '/v1/audit-log?action=settings.test', { as: testApp.users.admin })
    ).json()
    expect(data[0].changes).toContainEqual({ field: '/service', from: null, to: 'smtp' })
  })

  test('distinguishes a timeout, a closed port and a rejection', async () => {
    const silence = await startSilence()
    send = createMailer(silence.url, from, 200)
    expect(await run({ service: 'smtp' })).toMatchObject({ ok: false, message: expect.stringContaining('a tempo') })
    send = createMailer('smtp://127.0.0.1:9', from, 200)
    expect(await run({ service: 'smtp' })).toMatchObject({
      ok: false,
      message: expect.stringContaining('Não foi possível'),
    })
    const smtp = await startSmtp()
    smtp.rejected.add(testApp.users.admin.email)
    send = createMailer(smtp.url, from, 1_000)
    const rejected = await run({ service: 'smtp' })
    expect(rejected).toMatchObject({ ok: false, message: expect.stringContaining('(550)') })
    expect(JSON.stringify(rejected)).not.toContain('mailbox')
  })

  test.each([{ responseCode: 451 }, { responseCode: 454, code: 'EAUTH' }])(
    'reports a temporary problem of the server as such: %o',
    async (failure) => {
      send = () => Promise.reject(Object.assign(new Error('later'), failure))
      const { ok, message } = await run({ service: 'smtp' })
      expect(ok).toBe(false)
      expect(message).toContain(`problema temporário (${failure.responseCode})`)
      expect(message).not.toMatch(/MAIL_FROM|senha/)
    },
  )

  test('receives nothing unencrypted on a remote host, unless its URL allows it', async () => {
    const smtp = await startSmtp()
    // Every address of this machine, none of which is recognised as local.
    const elsewhere = smtp.url.replace('127.0.0.1', '0.0.0.0')
    send = createMailer(elsewhere, from)
    expect(await run({ service: 'smtp' })).toMatchObject({ ok: false, message: expect.stringContaining('cifrada') })
    expect(smtp.received).toEqual([])
    send = createMailer(`${elsewhere}?requireTLS=false`, from)
    expect(await run({ service: 'smtp' })).toMatchObject({ ok: true })
    expect(smtp.received).toHaveLength(1)
  })
})

describe('a webhook', () => {
  test('is called', async () => {
    expect(await run({ service: 'webhook', url: receiver.url })).toMatchObject({
      ok: true,
      message: 'O endereço respondeu 204.',
    })
    expect(JSON.parse(receiver.received.at(-1)?.body ?? '')).toMatchObject({ type: 'ping' })
  })

  test('reports an error status, a redirect and a private address', async () => {
    const message = async (url: string) => (await run({ service: 'webhook', url })).message
    receiver.answerWith(500)
    expect(await message(receiver.url)).toContain('Respondeu 500')
    receiver.answerWith(302, { location: 'https://example.com/' })
    expect(await message(receiver.url)).toContain('redirecionamentos não são seguidos')
    expect(await message('https://10.0.0.1/x')).toContain('não um número de IP')
    expect(await message('http://erp.example.com/x')).toContain('https://')
    expect(await message('https://localhost/x')).toContain('internet')
    expect(await message('https://[::1]/x')).toContain('IP')
  })
})

test('the CEP service: reports success, an unknown CEP and an outage', async () => {
  findPostalCode = async (postalCode) => ({
    postalCode,
    street: null,
    neighborhood: null,
    city: 'Cunha',
    state: 'SP',
    coordinates: null,
  })
  expect(await run({ service: 'postalCodes' })).toMatchObject({ ok: true, message: 'A busca respondeu: Cunha/SP.' })
  const test = (postalCode?: string) => run({ service: 'postalCodes', postalCode })
  const missing = { ok: false, message: 'A busca respondeu que este CEP não existe.' }
  findPostalCode = async () => undefined
  expect(await test('99999-999')).toMatchObject(missing)
  // The CEP of the test exists, so the address of the service is wrong.
  expect(await test()).toMatchObject({ ok: false, message: expect.stringContaining('Confira POSTAL_CODE_URL') })
  findPostalCode = async () => 'unconfirmed'
  expect(await test('99999-999')).toMatchObject({
    ok: false,
    message: expect.stringMatching(/outro falhou, então não sabemos se ele existe/),
  })
  findPostalCode = async () => Promise.reject(new Error('away'))
  expect((await test('99999-999')).message).toContain('não respondeu ou respondeu com um erro')
})

test('the file store: writes, reads and deletes a file; reports a failing store', async () => {
  expect(await run({ service: 'storage' })).toMatchObject({ ok: true })
  expect(await listStoredFiles(testApp)).toEqual([])
  const broken = await createTestApp()
  // A file in place of the folder: permissions would not stop root.
  await rm(broken.folder, { recursive: true })
  await writeFile(broken.folder, '')
  const response = await broken.call('POST', '/v1/settings/tests', {
    as: broken.users.admin,
    body: { service: 'storage' },
  })
  expect(response.json()).toMatchObject({ ok: false, message: expect.stringContaining('armazenamento') })
})

test('reports a missing mail server and a missing CEP service', async () => {
  const bare = await createTestApp()
  const sendRequest = async (service: string) =>
    (await bare.call('POST', '/v1/settings/tests', { as: bare.users.admin, body: { service } })).json()
  expect(await sendRequest('smtp')).toMatchObject({ ok: false, message: expect.stringContaining('SMTP_URL') })
  expect(await sendRequest('postalCodes')).toMatchObject({ ok: false, message: expect.stringContaining('POSTAL_CODE') })
})
