import { listWaitingEmails } from '../src/modules/mail/index.ts'
import { systemContext } from '../src/platform/context.ts'
import { openDatabase } from '../src/platform/db/database.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import type { Tables } from '../src/platform/db/tables.ts'
import { createLogger } from '../src/platform/observability/logger.ts'
import { databaseOnlyDeps } from '../src/platform/services.ts'
import { withInstallation } from './installation.ts'

/** Prints the queued e-mails, oldest first. */
await withInstallation(async (url) => {
  await migrate(url)
  const db = openDatabase<Tables>({ url, pool: 1, prepared: false, onConnectionError: () => undefined })
  try {
    const emails = await listWaitingEmails(systemContext(databaseOnlyDeps({ db, log: createLogger('warn') })))
    const texts = emails.map(({ recipient, subject, body }) => `Para: ${recipient}\nAssunto: ${subject}\n\n${body}\n`)
    console.log(texts.join(`\n${'─'.repeat(60)}\n\n`) || 'Nenhum e-mail espera para ser enviado.')
  } finally {
    await db.destroy()
  }
})
