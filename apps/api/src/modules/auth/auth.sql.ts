import { sql } from 'kysely'
import type { Database } from '../../platform/context.ts'

export interface Attempt {
  readonly email: string
  readonly address: string
}

interface Limits {
  readonly now: Date
  /** Number of attempts before the pause. */
  readonly allowed: number
  readonly pauseMs: number
}

/**
 * Counts an attempt before its password is checked, in one statement: of fifty concurrent attempts on several servers,
 * exactly `allowed` pass. After a pause, or an idle period of the same length, the count starts at one.
 * @returns the count including this attempt, and the end of the pause; undefined when this attempt may proceed.
 */
export async function countAttempt(
  db: Database,
  { email, address }: Attempt,
  limits: Limits,
): Promise<{ attempts: number; until: Date | undefined }> {
  const { now, allowed, pauseMs } = limits
  const forgotten = new Date(now.getTime() - pauseMs)
  const row = await db
    .insertInto('login_attempts')
    .values({ email, address, attempts: 1, updated_at: now })
    .onConflict((conflict) =>
      conflict.columns(['email', 'address']).doUpdateSet({
        attempts: sql<number>`case
          when login_attempts.updated_at <= ${forgotten} then 1
          else least(login_attempts.attempts + 1, ${allowed} + 1)
        end`,
        // The last allowed attempt starts the pause; rejected attempts do not extend it.
        updated_at: sql<Date>`case
          when login_attempts.updated_at > ${forgotten} and login_attempts.attempts >= ${allowed}
          then login_attempts.updated_at else ${now} end`,
      }),
    )
    .returning(['attempts', 'updated_at'])
    .executeTakeFirstOrThrow()
  const { attempts } = row
  return { attempts, until: attempts <= allowed ? undefined : new Date(row.updated_at.getTime() + pauseMs) }
}

export async function deleteAttempts(db: Database, { email, address }: Attempt): Promise<void> {
  await db.deleteFrom('login_attempts').where('email', '=', email).where('address', '=', address).execute()
}

/** Uncounts one attempt of an account whose password was correct. */
export async function uncountAttempt(db: Database, { email, address }: Attempt): Promise<void> {
  await db
    .updateTable('login_attempts')
    .set({ attempts: sql<number>`greatest(attempts - 1, 1)` })
    .where('email', '=', email)
    .where('address', '=', address)
    .execute()
}

export async function deleteAttemptsBefore(db: Database, moment: Date): Promise<void> {
  await db.deleteFrom('login_attempts').where('updated_at', '<=', moment).execute()
}
