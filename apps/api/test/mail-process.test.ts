import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test, vi } from 'vitest'
import { queueEmail } from '../src/modules/mail/index.ts'
import { systemContext } from '../src/platform/context.ts'
import { createDatabase } from './database.ts'
import { processEnv } from './processes.ts'
import { startSmtp } from './smtp.ts'

const api = resolve(import.meta.dirname, '..')
const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

function run(script: string, env: Record<string, string>) {
  const child = spawn(process.execPath, ['--conditions=@malote/source', join(api, script)], {
    env: { ...processEnv, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  cleanups.push(() => end(child))
  return child
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

/** What a server says first, up to and with the piece that names its address. */
async function greeting(child: ReturnType<typeof run>): Promise<string> {
  let said = ''
  while (!/^Malote em /m.test(said)) said += String((await once(child.stdout, 'data'))[0])
  return said
}

test('two servers on one database send each e-mail once', async () => {
  const smtp = await startSmtp()
  const { db, url } = await createDatabase()
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const recipients = Array.from({ length: 60 }, (_, index) => `pessoa-${index}@example.com`)
  const env = { DATABASE_URL: url, HOST: '127.0.0.1', SMTP_URL: smtp.url }
  const servers = [run('src/main.ts', env), run('src/main.ts', env)]
  for (const said of await Promise.all(servers.map(greeting))) expect(said).not.toContain('outbox')
  for (const recipient of recipients) {
    await queueEmail(systemContext({ db, log }), { recipient, subject: 'Aviso', body: 'Chegou.' })
  }
  const waiting = () => db.selectFrom('emails').select('id').where('sent_at', 'is', null).execute()
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: 30_000, interval: 200 })
  await Promise.all(servers.map(end))
  expect(smtp.received.flatMap(({ recipients: to }) => to).sort()).toEqual(recipients.sort())
})

test('without SMTP_URL the server says where e-mails are, and the outbox shows them while it runs', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'malote-mail-'))
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }))
  const env = { MALOTE_DATA_DIR: folder }
  const server = run('src/main.ts', env)
  const said = await greeting(server)
  expect(said).toMatch(/^Sem SMTP_URL, .*npm run outbox/m)
  expect(await text(run('scripts/outbox.ts', env).stdout)).toBe('Nenhum e-mail espera para ser enviado.\n')

  const address = /^Malote em (http:\S+)/m.exec(said)?.[1]
  const forgot = () =>
    fetch(`${address}/v1/auth/forgot-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin@malote.example' }),
    })
  expect((await forgot()).status).toBe(202)
  const shown = await text(run('scripts/outbox.ts', env).stdout)
  expect(shown).toMatch(/^Para: admin@malote\.example\nAssunto: Crie uma senha nova no Malote\n\nOlá, /)
  expect(shown).toMatch(/\/recuperar-senha\?token=[\w-]{43}\n/)
  expect((await forgot()).status, 'the database still serves').toBe(202)
})
