import { once } from 'node:events'
import { expect, test, vi } from 'vitest'
import { queueEmail } from '../src/modules/mail/index.ts'
import { systemContext } from '../src/platform/context.ts'
import { createLogger } from '../src/platform/observability/logger.ts'
import { databaseOnlyDeps } from '../src/platform/services.ts'
import { createDatabase } from './database.ts'
import { newInstallation, post, run, start } from './processes.ts'
import { startSmtp } from './smtp.ts'

test('two servers on one database send each e-mail once', async () => {
  const smtp = await startSmtp()
  const { db, url } = await createDatabase()
  const log = createLogger('silent')
  const recipients = Array.from({ length: 60 }, (_, index) => `pessoa-${index}@example.com`)
  const env = { DATABASE_URL: url, HOST: '127.0.0.1', SMTP_URL: smtp.url }
  const servers = [start(env), start(env)]
  await Promise.all(servers.map((server) => server.listening()))
  for (const server of servers) expect(server.output()).not.toContain('outbox')
  for (const recipient of recipients) {
    await queueEmail(systemContext(databaseOnlyDeps({ db, log })), { recipient, subject: 'Aviso', body: 'Chegou.' })
  }
  const waiting = () => db.selectFrom('emails').select('id').where('sent_at', 'is', null).execute()
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: 30_000, interval: 200 })
  for (const { child } of servers) child.kill('SIGTERM')
  await Promise.all(servers.map(({ exit }) => exit))
  expect(smtp.received.flatMap(({ recipients: to }) => to).sort()).toEqual(recipients.sort())
})

/** Runs `npm run outbox` on the installation. */
async function readOutbox(env: Readonly<Record<string, string>>): Promise<string> {
  const { child, output } = run('scripts/outbox.ts', env)
  await once(child, 'close')
  return output()
}

test('without SMTP_URL a server prints where e-mails are, and the outbox of an empty installation has none', async () => {
  const env = { MALOTE_DATA_DIR: await newInstallation('empty'), MALOTE_DEMO: 'off' }
  const server = start(env)
  await server.listening()
  expect(server.output()).toMatch(/^Sem SMTP_URL, .*npm run outbox/m)
  expect(await readOutbox(env)).toBe('Nenhum e-mail espera para ser enviado.\n')
})

test('without SMTP_URL the outbox lists the e-mails while the server runs', async () => {
  const env = { MALOTE_DATA_DIR: await newInstallation('demo') }
  const address = await start(env).listening()
  const forgot = () => post(address, '/v1/auth/forgot-password', { email: 'admin@malote.example' })
  expect((await forgot()).status).toBe(202)
  const shown = await readOutbox(env)
  // The report of the demonstration may be announced before.
  expect(shown).toMatch(/^Para: admin@malote\.example\nAssunto: Crie uma senha nova no Malote\n\nOlá, /m)
  expect(shown).toMatch(/\/recuperar-senha\?token=[\w-]{43}\n/)
  expect((await forgot()).status, 'the database still serves').toBe(202)
})
