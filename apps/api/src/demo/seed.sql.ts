import { LegalDocument, legalVersions } from '@malote/api-client/contract'
import { type Insertable, sql } from 'kysely'
import type { Database } from '../platform/context.ts'
import type { Tables } from '../platform/db/tables.ts'

export async function selectDemoSince(db: Database): Promise<Date | null> {
  const { demo_since } = await db.selectFrom('settings').select('demo_since').executeTakeFirstOrThrow()
  return demo_since
}

/** Whether nobody and nothing is here yet. Holds the settings, so that of two processes that look at once one goes on. */
export async function lockIfEmpty(db: Database): Promise<boolean> {
  // Another process may be filling the database, which takes longer than a request may wait for a lock.
  await sql`set local lock_timeout = '2min'`.execute(db)
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

/** What the stories would have sent: it was due days ago, to addresses that nobody reads. */
export async function deleteEmails(db: Database): Promise<void> {
  await db.deleteFrom('emails').execute()
}

/** People who have worked here for weeks have agreed to the legal texts in force. */
export async function insertAcceptances(db: Database, userId: string, now: Date): Promise<void> {
  const rows = LegalDocument.options.map((document) => {
    return { user_id: userId, document, version: legalVersions[document], accepted_at: now, address: null }
  })
  await db.insertInto('acceptances').values(rows).execute()
}
