import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createMailer, deliverEmails, listWaitingEmails, queueEmail } from '../src/modules/mail/index.ts'
import { startSilence, startSmtp } from './smtp.ts'
import { createTestApp, password, type TestApp, withNewCompanies } from './test-app.ts'

const from = 'Malote <nao-responda@malote.example>'
const minute = 60_000

let testApp: TestApp
let smtp: Awaited<ReturnType<typeof startSmtp>>
beforeAll(async () => {
  testApp = await createTestApp()
  smtp = await startSmtp()
})
beforeEach(async () => {
  testApp = await withNewCompanies(testApp)
})
afterEach(async () => {
  smtp.rejected.clear()
  await testApp.db.deleteFrom('emails').execute()
})

const deliver = (url = smtp.url) => deliverEmails(testApp.ctx, createMailer(url, from, 500))
const queue = (recipient: string) =>
  queueEmail(testApp.ctx, {
    recipient,
    subject: 'Olá',
    body: 'Primeiro <parágrafo>.\n\nhttp://localhost/?token=segredo',
  })
const arrivedAt = (address: string) => smtp.received.filter(({ recipients }) => recipients.includes(address))

test('a forgotten password is recovered by the e-mail that arrives, and the old sessions end', async () => {
  const { operator } = testApp.users
  expect((await testApp.call('POST', '/v1/auth/forgot-password', { body: { email: operator.email } })).statusCode).toBe(
    202,
  )
  await deliver()
  const [mail] = arrivedAt(operator.email)
  expect(mail?.content).toMatch(/^From: Malote <nao-responda@malote\.example>\r?$/m)
  expect(mail?.content).toMatch(/^Message-ID: <[^@>]+@malote\.example>\r?$/m)
  expect(mail?.content).toMatch(/^Auto-Submitted: auto-generated\r?$/m)
  expect(mail?.content).toContain('Alguém pediu uma senha nova')
  const links = [...(mail?.content.matchAll(/http:\/\/localhost:3000\/recuperar-senha\?token=([\w-]{43})/g) ?? [])]
  // Once in the text, and twice in the HTML part: target and label.
  expect(links).toHaveLength(3)
  expect(new Set(links.map(([, token]) => token)).size).toBe(1)
  expect(mail?.content).toContain(`<a href="${links[0]?.[0]}" style=`)

  const reset = { token: links[0]?.[1], password: 'uma senha novinha' }
  expect((await testApp.call('POST', '/v1/auth/reset-password', { body: reset })).statusCode).toBe(204)
  expect((await testApp.call('GET', '/v1/users/me', { as: operator })).statusCode).toBe(401)
  const signIn = async (secret: string) =>
    (await testApp.call('POST', '/v1/auth/login', { body: { email: operator.email, password: secret } })).statusCode
  expect(await signIn(password)).toBe(401)
  expect(await signIn('uma senha novinha')).toBe(200)
})

test('an e-mail with a secret and an opt-out has both only until it is sent', async () => {
  const unsubscribeUrl = 'http://localhost:3000/avisos/abc'
  const body = 'PIN: {{secret}}.'
  await queueEmail(testApp.ctx, {
    recipient: 'ana@example.com',
    subject: 'Aviso',
    body,
    secret: '4821',
    unsubscribeUrl,
  })
  expect(await listWaitingEmails(testApp.ctx)).toMatchObject([{ body: 'PIN: 4821.' }])
  await deliver()
  const [mail] = arrivedAt('ana@example.com')
  expect(mail?.content).toContain('PIN: 4821.')
  expect(mail?.content).toMatch(/^List-Unsubscribe: <http:\/\/localhost:3000\/avisos\/abc>\r?$/m)
  expect(mail?.content).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m)
  expect(mail?.content).toContain('Não quero receber avisos: http://localhost:3000/avisos/abc')
  expect(JSON.stringify(await testApp.db.selectFrom('emails').selectAll().execute())).not.toContain('4821')
})

test('does not send a sent message again', async () => {
  await queue('uma@example.com')
  await deliver()
  testApp.advance(60 * minute)
  await deliver()
  expect(arrivedAt('uma@example.com')).toHaveLength(1)
  expect(await listWaitingEmails(testApp.ctx)).toEqual([])
})

test('a name in the text cannot become markup of the HTML part', async () => {
  await queue('marcas@example.com')
  await deliver()
  expect(arrivedAt('marcas@example.com')[0]?.content).toMatch(/<p [^>]+>Primeiro &lt;parágrafo&gt;\.<\/p>/)
})

test('a rejected recipient delays only that message', async () => {
  smtp.rejected.add('cheia@example.com')
  await queue('cheia@example.com')
  await queue('outra@example.com')
  await deliver()
  await deliver()
  expect(arrivedAt('outra@example.com')).toHaveLength(1)
  smtp.rejected.clear()
  await deliver()
  expect(arrivedAt('cheia@example.com'), 'before its pause is over').toHaveLength(0)
  testApp.advance(minute)
  await deliver()
  expect(arrivedAt('cheia@example.com')).toHaveLength(1)
})

test("logs a failure without address, subject, link or the server's text", async () => {
  smtp.rejected.add('sigilosa@example.com')
  await queue('sigilosa@example.com')
  const before = testApp.logLines.length
  await deliver()
  const lines = testApp.logLines.slice(before).join('')
  expect(lines).toContain('"responseCode":550')
  expect(lines).not.toMatch(/sigilosa|segredo|mailbox|Olá/)
})

test('the delays grow, and after the maximum the message is kept and not retried', async () => {
  smtp.rejected.add('nunca@example.com')
  await queue('nunca@example.com')
  const row = () =>
    testApp.db.selectFrom('emails').selectAll().where('recipient', '=', 'nunca@example.com').executeTakeFirstOrThrow()
  const pauses: number[] = []
  for (let attempt = 0; attempt < 12; attempt++) {
    const { attempts } = await row()
    // A failure ends its round, so other failing messages are tried first.
    for (let turn = 0; turn < 3; turn++) await deliver()
    const after = await row()
    if (after.attempts > attempts)
      pauses.push(Math.round((after.next_attempt_at.getTime() - testApp.now().getTime()) / minute))
    testApp.advance(24 * 60 * minute)
  }
  expect(pauses).toEqual([expect.any(Number), 1, 2, 4, 8, 16, 32, 64, 128, 256])
  expect(await row()).toMatchObject({ attempts: 10, sent_at: null })
  expect((await listWaitingEmails(testApp.ctx)).map(({ recipient }) => recipient)).toContain('nunca@example.com')
})

test('gives up a server that hangs, keeps no connection, and sends by the next one that responds', async () => {
  const silence = await startSilence()
  await queue('paciente@example.com')
  await deliver(silence.url)
  await expect.poll(() => silence.open.size).toBe(0)
  expect((await listWaitingEmails(testApp.ctx)).map(({ recipient }) => recipient)).toContain('paciente@example.com')
  testApp.advance(minute)
  await deliver()
  expect(arrivedAt('paciente@example.com')).toHaveLength(1)
})

test('another process sends the messages that a dead process had leased', async () => {
  await queue('orfa@example.com')
  let taken: () => void = () => undefined
  const reached = new Promise<void>((resolve) => {
    taken = resolve
  })
  void deliverEmails(testApp.ctx, () => {
    taken()
    return new Promise<never>(() => undefined)
  })
  await reached
  await deliver()
  expect(arrivedAt('orfa@example.com'), 'while it is taken').toHaveLength(0)
  testApp.advance(6 * minute)
  await deliver()
  expect(arrivedAt('orfa@example.com')).toHaveLength(1)
})
