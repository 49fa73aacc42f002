import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database } from '../../platform/context.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { Sender } from './email-layout.ts'

export type EmailRow = Selectable<Tables['emails']>

/** Selects the contact of the installation. */
export async function selectSender(db: Database): Promise<Sender> {
  return db
    .selectFrom('settings')
    .select(['organization_name as name', 'contact_email as contactEmail', 'contact_phone as contactPhone'])
    .executeTakeFirstOrThrow()
}

export async function insertEmail(db: Database, row: Insertable<Tables['emails']>): Promise<void> {
  await db.insertInto('emails').values(row).execute()
}

/** Claims the oldest due e-mail, counts the attempt and hides it from other processes until `leaseEnd`. */
export async function claimDueEmail(db: Database, now: Date, leaseEnd: Date): Promise<EmailRow | undefined> {
  return db
    .updateTable('emails')
    .set({ attempts: sql`attempts + 1`, next_attempt_at: leaseEnd })
    .where('id', '=', (query) =>
      query
        .selectFrom('emails')
        .select('id')
        .where('sent_at', 'is', null)
        .where('next_attempt_at', '<=', now)
        .whereRef('attempts', '<', 'maximum_attempts')
        .orderBy('created_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst()
}

/** Marks an e-mail as sent and deletes its link and its secret, which only the recipient needs. */
export async function markSent(db: Database, id: string, now: Date): Promise<void> {
  const body = sql<string>`regexp_replace(body, 'token=[A-Za-z0-9_-]+', 'token=removido', 'g')`
  await db
    .updateTable('emails')
    .set({ sent_at: now, body, token_hash: null, secret: null })
    .where('id', '=', id)
    .execute()
}

export async function deleteDeadEmails(db: Database): Promise<void> {
  await db
    .deleteFrom('emails')
    .where('sent_at', 'is', null)
    .where('token_hash', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('password_tokens')
            .select('user_id')
            .whereRef('password_tokens.token_hash', '=', 'emails.token_hash'),
        ),
      ),
    )
    .execute()
}

export async function postpone(db: Database, id: string, until: Date): Promise<void> {
  await db.updateTable('emails').set({ next_attempt_at: until }).where('id', '=', id).execute()
}

/** Returns the number of waiting e-mails, and the age in seconds of the oldest that is still tried. */
export async function selectBacklog(db: Database, now: Date): Promise<{ waiting: number; seconds: number }> {
  const { waiting, oldest } = await db
    .selectFrom('emails')
    .select(({ fn }) => [fn.countAll<number>().as('waiting'), fn.min('created_at').as('oldest')])
    .where('sent_at', 'is', null)
    .whereRef('attempts', '<', 'maximum_attempts')
    .executeTakeFirstOrThrow()
  return { waiting, seconds: oldest ? (now.getTime() - oldest.getTime()) / 1000 : 0 }
}

export async function selectWaitingEmails(db: Database): Promise<EmailRow[]> {
  return db.selectFrom('emails').selectAll().where('sent_at', 'is', null).orderBy('created_at').orderBy('id').execute()
}
