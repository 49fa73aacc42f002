import { CompiledQuery, type DatabaseConnection, type Driver, PostgresDialect, PostgresDriver } from 'kysely'
import type pg from 'pg'

const timeouts = {
  statement_timeout: '15s',
  lock_timeout: '10s',
  idle_in_transaction_session_timeout: '30s',
} as const

const assignments = (verb: 'set' | 'set local') =>
  Object.entries(timeouts)
    .map(([name, value]) => `${verb} ${name} = '${value}'`)
    .join('; ')

/**
 * The settings of a connection that keeps its state. JIT compilation takes a tenth of a second, and no query of Malote is
 * slow enough to gain from it.
 */
export const sessionSettings = `${assignments('set')}; set jit = off`

const transactionSettings = assignments('set local')

/** Limits the time of each transaction, for connections whose settings are lost between transactions. */
class TimeLimitedDriver extends PostgresDriver {
  override async beginTransaction(
    connection: DatabaseConnection,
    settings: Parameters<PostgresDriver['beginTransaction']>[1],
  ): Promise<void> {
    await super.beginTransaction(connection, settings)
    await connection.executeQuery(CompiledQuery.raw(transactionSettings))
  }
}

class TimeLimitedDialect extends PostgresDialect {
  readonly #pool: pg.Pool

  constructor(pool: pg.Pool) {
    super({ pool })
    this.#pool = pool
  }

  override createDriver(): Driver {
    return new TimeLimitedDriver({ pool: this.#pool })
  }
}

/** @param keepsState Whether a connection keeps its settings between transactions. */
export function createDialect(pool: pg.Pool, keepsState: boolean): PostgresDialect {
  return keepsState ? new PostgresDialect({ pool }) : new TimeLimitedDialect(pool)
}
