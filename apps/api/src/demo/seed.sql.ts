import { LegalDocument, legalVersions } from '@malote/api-client/contract'
import { type Insertable, sql } from 'kysely'
import type { Database } from '../platform/context.ts'
import { insertMany } from '../platform/db/insert-many.ts'
import type { Tables } from '../platform/db/tables.ts'
import { holidays, openingHours } from './calendar.ts'
import { selectIsEmpty } from './has-demo.sql.ts'

/** Whether the database is empty. Locks the settings, so that of two concurrent processes one continues. */
export async function lockIfEmpty(db: Database): Promise<boolean> {
  // Another process may be filling the database, which takes longer than the timeouts of requests.
  await sql`set local lock_timeout = '2min'`.execute(db)
  await sql`set local statement_timeout = '2min'`.execute(db)
  await db.selectFrom('settings').select('only_row').forUpdate().execute()
  return selectIsEmpty(db)
}

export async function insertLocations(db: Database, rows: Insertable<Tables['locations']>[]): Promise<void> {
  await db.insertInto('locations').values(rows).execute()
}

/** Inserts users who cannot sign in: their password is random. */
export async function insertColleagues(
  db: Database,
  users: readonly Insertable<Tables['users']>[],
  memberships: readonly Insertable<Tables['memberships']>[],
): Promise<void> {
  await insertMany(db, 'users', users)
  await insertMany(db, 'memberships', memberships)
}

/** Inserts a finished import with its rows. */
export async function insertFinishedImport(
  db: Database,
  finished: Insertable<Tables['imports']>,
  rows: readonly Insertable<Tables['import_rows']>[],
  created: readonly Insertable<Tables['imported_rows']>[],
): Promise<void> {
  await db.insertInto('imports').values(finished).execute()
  await db.insertInto('import_rows').values(rows).execute()
  await db.insertInto('imported_rows').values(created).execute()
}

/**
 * Ends the deliveries that the trigger queued for the events before `now`. Nearly all reached their receiver at once. Of
 * the last ones that are two days old, one was repeated, one needed three attempts, and one was given up after all
 * attempts, which take 47 hours.
 */
export async function endDeliveries(db: Database, webhookId: string, createdAt: Date, now: Date): Promise<void> {
  await sql`delete from webhook_deliveries where webhook_id = ${webhookId} and created_at < ${createdAt}`.execute(db)
  await sql`
    update webhook_deliveries as delivery set
      status = case when nth = 3 then 'failed' else 'delivered' end,
      attempts = case nth when 2 then 2 when 3 then 10 when 5 then 3 else 1 end,
      next_attempt_at = null,
      last_status = case when nth = 3 then 503 else 204 end,
      last_error = case when nth = 3 then 'Respondeu 503; esperávamos de 200 a 299.' end,
      duration_ms = 38 + (nth * 37) % 160,
      finished_at = created_at + case nth
        when 2 then interval '2 hours' when 3 then interval '2 days' when 5 then interval '150 seconds'
        else interval '300 milliseconds' end
    from (
      select id, row_number() over (order by created_at < ${now}::timestamptz - interval '2 days' desc, created_at desc, id)
        as nth from webhook_deliveries where webhook_id = ${webhookId}
    ) as numbered
    where numbered.id = delivery.id`.execute(db)
}

/** Sets the last sign-in of users without one, who requested and carried out orders until `moment`. */
export async function setMissingLogins(db: Database, moment: Date): Promise<void> {
  await db.updateTable('users').set({ last_login_at: moment }).where('last_login_at', 'is', null).execute()
}

/** Prepares the settings of the demonstration, which its orders follow. */
export async function markAsDemo(db: Database, now: Date): Promise<void> {
  await db
    .updateTable('settings')
    .set({
      demo_since: now,
      opening_hours: JSON.stringify(openingHours),
      holidays: JSON.stringify(holidays),
      sla_normal_hours: 8,
      sla_urgent_hours: 4,
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
export async function insertAcceptances(db: Database, userIds: readonly string[], now: Date): Promise<void> {
  const rows = userIds.flatMap((user_id) =>
    LegalDocument.options.map((document) => {
      return { user_id, document, version: legalVersions[document], accepted_at: now, address: null }
    }),
  )
  await db.insertInto('acceptances').values(rows).execute()
}

/** Selects the id of a request about personal data. */
export async function selectPrivacyRequestId(db: Database, protocol: string): Promise<string> {
  const query = db.selectFrom('privacy_requests').select('id').where('protocol', '=', protocol)
  return (await query.executeTakeFirstOrThrow()).id
}
