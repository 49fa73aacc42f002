import { sql } from 'kysely'
import type { Database } from '../context.ts'

/** Larger than a network round trip, smaller than what would affect a session or a link. */
const toleratedSeconds = 30

interface Options {
  readonly log: { warn(fields: object, message: string): void }
  readonly clock?: () => Date
}

/**
 * Warns when the clock of this machine is wrong. Expiry times depend on it and are compared with the clocks of other
 * machines: a wrong clock signs users out or keeps expired links valid, and the cause is hard to find.
 */
export async function checkClock(db: Database, { log, clock = () => new Date() }: Options): Promise<void> {
  const { rows } = await sql<{ now: Date; migrated: Date }>`
    select clock_timestamp() as now, max(applied_at) as migrated from schema_migrations`.execute(db)
  const [database] = rows
  if (!database) return
  const localNow = clock()
  const seconds = Math.round((localNow.getTime() - database.now.getTime()) / 1000)
  if (Math.abs(seconds) > toleratedSeconds) {
    log.warn({ seconds }, 'O relógio desta máquina e o do banco de dados não concordam. Acerte os dois (NTP).')
  } else if (localNow < database.migrated) {
    log.warn(
      { migrated: database.migrated },
      'O relógio desta máquina está atrás da última atualização do banco. Acerte-o (NTP).',
    )
  }
}
