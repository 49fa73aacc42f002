import { sql } from 'kysely'
import type { Context, Database } from '../context.ts'
import { AppError, limitError } from '../errors/app-error.ts'
import { isTimeout, isWaitTimeout } from './database.ts'

/** Milliseconds that a person waits for a read before it is canceled. */
const slowReadLimit = 5_000

const tooSlow =
  'A consulta demorou mais de 5 segundos e foi interrompida. Escolha uma empresa, um período menor ou mais letras na busca.'
const tooBusy = 'Há muitas buscas e relatórios em andamento. Tente de novo em alguns segundos.'

/** What the client of a closed connection would receive; it is logged only. */
const newDisconnect = () => Object.assign(new Error('the client disconnected'), { code: 'ABORT_ERR' })

/**
 * Runs a read whose cost grows with the number of orders: a search, a filtered total, the dashboard, a report. Such reads
 * have connections of their own (the replica's, if there is one and the read allows its delay), so that they cannot take
 * those of other requests. Its statement is canceled when the client disconnects, and after `slowReadLimit`. The queries
 * of one read see the same state of the database.
 *
 * In a transaction, and in work that no request started, the read runs without a limit.
 *
 * @param options.fromReplica Whether the rows may be some seconds old. @default false
 * @throws AppError `query_too_slow` after the limit; `too_many_requests` when no connection becomes free.
 */
export async function runSlowRead<T>(
  ctx: Context,
  read: (db: Database) => Promise<T>,
  { fromReplica = false } = {},
): Promise<T> {
  const { services, onDisconnect } = ctx
  const replica = fromReplica ? services.replica : undefined
  const pool = replica ?? services.slowReads ?? ctx.db
  if (ctx.db.isTransaction) return read(ctx.db)
  if (!onDisconnect) return read(pool)
  const controller = new AbortController()
  const stopWatching = onDisconnect(() => controller.abort(newDisconnect()))
  try {
    return await pool
      .transaction()
      .setAccessMode('read only')
      .setIsolationLevel('repeatable read')
      .execute((db) => runCancelable(db, replica ?? ctx.db, controller, read))
  } catch (error) {
    throw isWaitTimeout(error) ? limitError(slowReadLimit, tooBusy) : error
  } finally {
    stopWatching()
  }
}

/** @param canceling A connection pool of the same server that slow reads cannot exhaust. */
async function runCancelable<T>(
  db: Database,
  canceling: Database,
  controller: AbortController,
  read: (db: Database) => Promise<T>,
): Promise<T> {
  const { signal } = controller
  // The client has disconnected while the read waited for a connection.
  signal.throwIfAborted()
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  let canceled: Promise<unknown> = Promise.resolve()
  const cancel = () => {
    canceled = sql`select pg_cancel_backend(${rows[0]?.pid})`.execute(canceling).catch(() => undefined)
  }
  const timer = setTimeout(() => controller.abort(new AppError('query_too_slow', tooSlow)), slowReadLimit)
  signal.addEventListener('abort', cancel)
  try {
    return await read(db)
  } catch (error) {
    throw isTimeout(error) && signal.aborted ? signal.reason : error
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', cancel)
    // Otherwise it could end the next statement of this connection.
    await canceled
  }
}
