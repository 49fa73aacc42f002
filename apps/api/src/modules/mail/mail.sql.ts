import { type Insertable, type Selectable, sql } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { Database } from '../../platform/context.ts'

type EmailRow = Selectable<Tables['emails']>

export async function insertEmail(db: Database, row: Insertable<Tables['emails']>): Promise<void> {
  await db.insertInto('emails').values(row).execute()
}

/** Takes the oldest message that is due, counts the attempt and keeps everybody else from it until `leaseEnd`. */
export async function takeDueEmail(db: Database, now: Date, leaseEnd: Date): Promise<EmailRow | undefined> {
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

export async function markSent(db: Database, id: string, now: Date): Promise<void> {
  await db.updateTable('emails').set({ sent_at: now }).where('id', '=', id).execute()
}

export async function postpone(db: Database, id: string, until: Date): Promise<void> {
  await db.updateTable('emails').set({ next_attempt_at: until }).where('id', '=', id).execute()
}

export async function selectWaitingEmails(db: Database): Promise<EmailRow[]> {
  return db.selectFrom('emails').selectAll().where('sent_at', 'is', null).orderBy('created_at').orderBy('id').execute()
}
