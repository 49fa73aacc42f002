import { LegalDocument, legalVersions } from '@malote/api-client/contract'
import { type Insertable, sql } from 'kysely'
import type { Database } from '../platform/context.ts'
import type { Tables } from '../platform/db/tables.ts'

export async function selectDemoSince(db: Database): Promise<Date | null> {
  const { demo_since } = await db.selectFrom('settings').select('demo_since').executeTakeFirstOrThrow()
  return demo_since
}

/** Whether the database is empty. Locks the settings, so that of two concurrent processes one continues. */
export async function lockIfEmpty(db: Database): Promise<boolean> {
  // Another process may be filling the database, which takes longer than the timeouts of requests.
  await sql`set local lock_timeout = '2min'`.execute(db)
  await sql`set local statement_timeout = '2min'`.execute(db)
  await db.selectFrom('settings').select('only_row').forUpdate().execute()
  const user = await db.selectFrom('users').select('id').limit(1).executeTakeFirst()
  const company = await db.selectFrom('companies').select('id').limit(1).executeTakeFirst()
  return !user && !company
}

export async function insertLocations(db: Database, rows: Insertable<Tables['locations']>[]): Promise<void> {
  await db.insertInto('locations').values(rows).execute()
}

export async function markAsDemo(db: Database, now: Date): Promise<void> {
  await db
    .updateTable('settings')
    .set({
      demo_since: now,
      organization_name: 'Malote Demonstração',
      contact_email: 'contato@malote.example',
      contact_phone: '+551130000000',
      court_city: 'São Paulo',
      data_protection_officer: 'privacidade@malote.example',
    })
    .execute()
}

/** Deletes the e-mails of the stories: they were due days ago, and the addresses do not exist. */
export async function deleteEmails(db: Database): Promise<void> {
  await db.deleteFrom('emails').execute()
}

/** Inserts the acceptance of the legal texts, which users of an older installation have accepted. */
export async function insertAcceptances(db: Database, userId: string, now: Date): Promise<void> {
  const rows = LegalDocument.options.map((document) => {
    return { user_id: userId, document, version: legalVersions[document], accepted_at: now, address: null }
  })
  await db.insertInto('acceptances').values(rows).execute()
}
