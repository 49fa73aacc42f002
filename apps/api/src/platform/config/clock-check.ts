import { sql } from 'kysely'
import type { Database } from '../context.ts'

/** More than what a call across the network takes, less than what a session or a link would notice. */
const apartSeconds = 30

interface Options {
  readonly log: { warn(fields: object, message: string): void }
  readonly clock?: () => Date
}

/**
 * Sessions, links and terms are counted by this machine's clock and read by every other: one that is wrong signs people
 * out or keeps dead links alive, and nobody would look at the clock first.
 */
export async function checkClock(db: Database, { log, clock = () => new Date() }: Options): Promise<void> {
  const { rows } = await sql<{ now: Date; migrated: Date }>`
    select clock_timestamp() as now, max(applied_at) as migrated from schema_migrations`.execute(db)
  const [found] = rows
  if (!found) return
  const here = clock()
  const seconds = Math.round((here.getTime() - found.now.getTime()) / 1000)
  if (Math.abs(seconds) > apartSeconds) {
    log.warn({ seconds }, 'O relógio desta máquina e o do banco de dados não concordam. Acerte os dois (NTP).')
  } else if (here < found.migrated) {
    log.warn(
      { migrated: found.migrated },
      'O relógio desta máquina está atrás da última atualização do banco. Acerte-o (NTP).',
    )
  }
}
