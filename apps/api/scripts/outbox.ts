import type { Tables } from '../src/database/tables.ts'
import { listWaitingEmails } from '../src/modules/mail/index.ts'
import { readConfig } from '../src/platform/config.ts'
import { systemContext } from '../src/platform/context.ts'
import { openDatabase } from '../src/platform/database.ts'
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres/index.ts'
import { createLogger } from '../src/platform/logger.ts'
import { migrate } from '../src/platform/migrate.ts'

/** Prints the e-mails that wait to be sent, oldest first, beside a running server or without one. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  const log = createLogger('warn')
  const embedded = config.databaseUrl ? undefined : await startEmbeddedPostgres({ dataDir: config.dataDir, log })
  const url = config.databaseUrl ?? embedded?.url ?? ''
  try {
    await migrate(url)
    const db = openDatabase<Tables>({ url, pool: 1, prepared: false, onConnectionError: () => undefined })
    try {
      const emails = await listWaitingEmails(systemContext({ db, log }))
      const texts = emails.map(({ recipient, subject, body }) => `Para: ${recipient}\nAssunto: ${subject}\n\n${body}\n`)
      console.log(texts.join(`\n${'─'.repeat(60)}\n\n`) || 'Nenhum e-mail espera para ser enviado.')
    } finally {
      await db.destroy()
    }
  } finally {
    await embedded?.stop()
  }
}

try {
  await main()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
