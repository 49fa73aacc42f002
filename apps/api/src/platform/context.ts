import type { Role } from '@malote/api-client/contract'
import { type Kysely, sql } from 'kysely'
import { isTimeout } from './db/database.ts'
import type { Scope } from './db/scope.ts'
import type { Tables } from './db/tables.ts'
import { AppError } from './errors/app-error.ts'
import { newId } from './security/ids.ts'
import type { Services, SystemDeps } from './services.ts'

export type Database = Kysely<Tables>

/** The log of services. */
export interface Log {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** The caller of a request, as the session and its user are in the database now. */
export interface Session {
  readonly id: string
  /** Set when the caller is another system with an API key. */
  readonly apiKey?: true
  /** When the session was opened. */
  readonly openedAt?: Date | undefined
  /** When the user last entered the password in this session. Absent where no person signed in, as for API keys. */
  readonly confirmedAt?: Date | undefined
  readonly user: SessionUser
}

interface SessionUser {
  readonly id: string
  readonly name: string
  readonly role: Role
  /** Of operators: whether they belong to the delivery team. */
  readonly carriesOut: boolean
  /** Set for the user of an API key. */
  readonly integration?: true
}

/** What every service function receives: the database, the clock, the caller and the services of the process. */
export interface Context {
  /** The pool, or the transaction that the call runs in. */
  readonly db: Database
  readonly clock: () => Date
  readonly log: Log
  readonly requestId: string
  /** The caller's network address. */
  readonly ipAddress: string
  readonly userAgent: string | undefined
  readonly session: Session | undefined
  /** The `Idempotency-Key` of the request. */
  readonly idempotencyKey?: string | undefined
  /** When a device recorded what it sends later, by its own clock. */
  readonly deviceTime?: Date | undefined
  /** The device's clock when it sent the request: it shows whether `deviceTime` can be trusted. */
  readonly deviceClock?: Date | undefined
  /** When a step happened that was sent later, if the time of its device counts. */
  readonly occurredAt?: Date | undefined
  /**
   * Calls the listener when the client of the request disconnects. Absent in work that no request started.
   *
   * @returns a function that removes the listener.
   */
  readonly onDisconnect?: ((listener: () => void) => () => void) | undefined
  readonly config: SystemDeps['config']
  /** The services of the process, except those that the context replaces for one request. */
  readonly services: Omit<Services, 'db' | 'clock' | 'log'>
}

/**
 * Returns the database for exports: the replica, if there is one, whose rows may be some seconds old. Authorization
 * always reads from the main database.
 */
export function exportDatabase({ db, services }: Context): Database {
  return db.isTransaction ? db : (services.replica ?? services.slowReads ?? db)
}

interface SystemContextOptions extends SystemDeps {
  /** @default services.clock */
  readonly clock?: () => Date
  readonly session?: Session | undefined
}

/** The context of work that no request started: scheduled tasks, jobs, scripts and the demonstration data. */
export function systemContext({ config, services, clock = services.clock, session }: SystemContextOptions): Context {
  return {
    db: services.db,
    log: services.log,
    clock,
    session,
    requestId: newId(),
    ipAddress: 'local',
    userAgent: undefined,
    config,
    services,
  }
}

/** A signed-in caller, with the companies they may see. */
export interface AuthenticatedCaller {
  readonly db: Database
  readonly now: Date
  readonly session: Session
  readonly user: Session['user']
  readonly scope: Scope
}

/**
 * Returns the authenticated caller.
 *
 * @throws AppError `unauthenticated`.
 */
export function requireSession(ctx: Context): AuthenticatedCaller {
  const { session } = ctx
  if (!session) throw new AppError('unauthenticated')
  return { db: ctx.db, now: ctx.clock(), session, user: session.user, scope: getScope(session.user) }
}

/** Admins see every company; other users see those they are a member of. */
function getScope(user: Session['user']): Scope {
  return user.role === 'admin' ? 'all' : { memberId: user.id }
}

/** Runs `work` in the present transaction, or in a new one. */
export function inTransaction<T>(ctx: Context, work: (ctx: Context) => Promise<T>): Promise<T> {
  return ctx.db.isTransaction ? work(ctx) : inNewTransaction(ctx, work)
}

/**
 * Runs `work` in a new transaction. Those of requests take turns: a transaction has its connection for several statements,
 * so that a few dozen writers would leave the readers none.
 */
export async function inNewTransaction<T>(ctx: Context, work: (ctx: Context) => Promise<T>): Promise<T> {
  const endTurn = ctx.onDisconnect && (await ctx.services.requestTransactions?.acquire())
  try {
    return await ctx.db.transaction().execute((db) => work({ ...ctx, db }))
  } finally {
    endTurn?.()
  }
}

/** Runs `work` so that only its own writes are rolled back when it fails: in a savepoint, or in a new transaction. */
export async function inSavepoint<T>(ctx: Context, work: (ctx: Context) => Promise<T>): Promise<T> {
  if (!ctx.db.isTransaction) return inTransaction(ctx, work)
  await sql`savepoint attempt`.execute(ctx.db)
  try {
    const result = await work(ctx)
    await sql`release savepoint attempt`.execute(ctx.db)
    return result
  } catch (error) {
    await sql`rollback to savepoint attempt`.execute(ctx.db)
    throw error
  }
}

/**
 * Runs `read` with its own time limit, in a savepoint or in a new transaction. Its writes, if any, are rolled back.
 *
 * @returns undefined when the database took longer.
 */
export function readWithTimeout<T>(
  ctx: Context,
  milliseconds: number,
  read: (ctx: Context) => Promise<T>,
): Promise<T | undefined> {
  return inTransaction(ctx, async (txCtx) => {
    await sql`savepoint limited_read`.execute(txCtx.db)
    try {
      await sql`select set_config('statement_timeout', ${String(milliseconds)}, true)`.execute(txCtx.db)
      return await read(txCtx)
    } catch (error) {
      if (isTimeout(error)) return undefined
      throw error
    } finally {
      // Restores the time limit of the transaction, also after an error.
      await sql`rollback to savepoint limited_read`.execute(txCtx.db)
      await sql`release savepoint limited_read`.execute(txCtx.db)
    }
  })
}
