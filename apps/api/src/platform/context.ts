import type { MapTiles, Role } from '@malote/api-client/contract'
import { type Kysely, sql } from 'kysely'
import type { PostalCodeProvider } from '../domain/postal-codes.ts'
import type { Listener } from './db/listener.ts'
import type { Scope } from './db/scope.ts'
import type { Tables } from './db/tables.ts'
import type { Files } from './files/files.ts'
import { AppError } from './http/app-error.ts'
import type { Outgoing } from './http/outbound-client.ts'
import type { Jobs } from './jobs/index.ts'
import type { Mailer } from './mail/mailer.ts'
import { newId } from './security/ids.ts'

export type Database = Kysely<Tables>

/** What services write to the log. */
export interface Log {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** Who makes a call, as the session's row and its user say it at this moment. */
export interface Session {
  readonly id: string
  /** Another system, by an API key, and not a person. */
  readonly apiKey?: true
  readonly user: Caller
}

interface Caller {
  readonly id: string
  readonly name: string
  readonly role: Role
  /** Of operators: whether they belong to the delivery team. */
  readonly carriesOut: boolean
}

/** What every service receives: where rows are, what time it is and who asks. */
export interface Context {
  /** The pool, or the transaction that the call runs in. */
  readonly db: Database
  /** Where figures and exports are read; absent where there is no replica. */
  readonly replica?: Database | undefined
  readonly clock: () => Date
  readonly log: Log
  readonly requestId: string
  /** The caller's network address. */
  readonly address: string
  readonly userAgent: string | undefined
  /** Where people reach the product; links in messages begin with it. */
  readonly publicUrl: string
  readonly session: Session | undefined
  /** Where the bytes of files stand; absent where work needs none. */
  readonly files: Files | undefined
  /** Where work for later is left; absent where nothing is. */
  readonly jobs: Jobs | undefined
  /** Who knows what a CEP stands for; absent where nobody is asked. */
  readonly postalCodes?: PostalCodeProvider | undefined
  /** Where the pictures of maps come from; absent: from nowhere. */
  readonly mapTiles?: MapTiles | undefined
  /** How addresses that users choose are called; absent where none is. */
  readonly outgoing?: Outgoing | undefined
  /** How other processes are heard; absent where nobody listens. */
  readonly listener?: Listener | undefined
  /** How e-mails leave at once; absent: none does, they wait in the outbox. */
  readonly mailer?: Mailer | undefined
}

/**
 * Where what takes long to read is read: the replica, if there is one, whose rows may be some seconds old. Who may read
 * what is asked of the main database all the same.
 */
export function databaseOfFigures({ db, replica }: Context): Database {
  return db.isTransaction ? db : (replica ?? db)
}

/** The way out to addresses that users choose, where the call needs it. */
export function requireOutgoing({ outgoing }: Context): Outgoing {
  if (!outgoing) throw new Error('this context was made without a way out')
  return outgoing
}

/** The job queue, where the call needs it. */
export function requireJobs({ jobs }: Context): Jobs {
  if (!jobs) throw new Error('this context was made without a job queue')
  return jobs
}

/** The file store, where the call needs it. */
export function requireFiles({ files }: Context): Files {
  if (!files) throw new Error('this context was made without a file store')
  return files
}

interface SystemCall {
  readonly db: Database
  readonly replica?: Database | undefined
  readonly log: Log
  readonly clock?: () => Date
  readonly session?: Session
  readonly files?: Files | undefined
  readonly outgoing?: Outgoing | undefined
  readonly jobs?: Jobs | undefined
  readonly publicUrl?: string | undefined
}

/** The context of work that no request asked for: chores, scripts, the demonstration's history. */
export function systemContext({
  db,
  replica,
  log,
  clock = () => new Date(),
  session,
  files,
  jobs,
  outgoing,
  publicUrl = '',
}: SystemCall): Context {
  return {
    db,
    replica,
    log,
    clock,
    session,
    files,
    jobs,
    outgoing,
    requestId: newId(),
    address: 'local',
    userAgent: undefined,
    publicUrl,
  }
}

/** A signed-in caller, with the companies they may see. */
export interface SignedIn {
  readonly db: Database
  readonly now: Date
  readonly session: Session
  readonly user: Session['user']
  readonly scope: Scope
}

/** The caller, where the call needs one. */
export function requireSession(ctx: Context): SignedIn {
  const { session } = ctx
  if (!session) throw new AppError('unauthenticated')
  return { db: ctx.db, now: ctx.clock(), session, user: session.user, scope: scopeOf(session.user) }
}

/** Admins see every company; anybody else those they are a member of. */
function scopeOf(user: Session['user']): Scope {
  return user.role === 'admin' ? 'all' : { memberId: user.id }
}

/** Runs `work` in a transaction: the one the call already has, or its own. */
export function inTransaction<T>(ctx: Context, work: (ctx: Context) => Promise<T>): Promise<T> {
  if (ctx.db.isTransaction) return work(ctx)
  return ctx.db.transaction().execute((db) => work({ ...ctx, db }))
}

/** Runs `work` so that it alone is undone when it fails: in a transaction of its own, or inside the one there is. */
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
