import type { Tables } from '../src/database/tables.ts'
import { listWaitingEmails } from '../src/modules/mail/index.ts'
import { systemContext } from '../src/platform/context.ts'
import { openDatabase } from '../src/platform/database.ts'
import { createLogger } from '../src/platform/logger.ts'
import { migrate } from '../src/platform/migrate.ts'
import { onInstallation } from './installation.ts'

/** Prints the e-mails that wait to be sent, oldest first. */
await onInstallation(async (url) => {
  await migrate(url)
  const db = openDatabase<Tables>({ url, pool: 1, prepared: false, onConnectionError: () => undefined })
  try {
    const emails = await listWaitingEmails(systemContext({ db, log: createLogger('warn') }))
    const texts = emails.map(({ recipient, subject, body }) => `Para: ${recipient}\nAssunto: ${subject}\n\n${body}\n`)
    console.log(texts.join(`\n${'─'.repeat(60)}\n\n`) || 'Nenhum e-mail espera para ser enviado.')
  } finally {
    await db.destroy()
  }
})
