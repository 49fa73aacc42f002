import type { Context, Database, Log } from '../context.ts'
import { limitError } from '../errors/app-error.ts'
import { addRequestCounts, deleteRequestCountsBefore, selectRequestCount } from './request-counts.sql.ts'

interface Window {
  readonly endsAt: number
  /** The count of all processes at the last synchronization. */
  sharedCount: number
  /** The count of this process since. */
  localCount: number
}

/** The count of a caller in the present window. */
export interface WindowCount {
  readonly current: number
  /** Milliseconds until the count starts again. */
  readonly ttl: number
}

/** Interval of the synchronization with the other processes. */
const shareMs = 500
/**
 * Maximum number of callers in memory; above it the oldest are deleted, so that forged addresses cannot fill the
 * memory.
 */
const maximumCallers = 50_000

/**
 * Counts requests for limits over all processes. Each process counts in memory and synchronizes with the database twice
 * a second, so no request waits for a query. The limit may be exceeded by what arrives within half a second. Without
 * the database each process counts alone.
 */
export class RequestCounter {
  readonly #windows = new Map<string, Window>()
  readonly #timer: NodeJS.Timeout
  readonly #clock: () => Date
  #sharing: Promise<void> | undefined

  constructor(db: Database, log: Log, clock: () => Date) {
    this.#clock = clock
    this.#timer = setInterval(() => {
      this.#sharing ??= this.share(db)
        .catch((error: unknown) => log.warn({ err: error }, 'rate limits could not be synchronized between processes'))
        .finally(() => {
          this.#sharing = undefined
        })
    }, shareMs).unref()
  }

  /** Counts a request, in windows that start at the same moment in every process. */
  count(caller: string, windowMs: number): WindowCount {
    const now = this.#clock().getTime()
    const endsAt = (Math.floor(now / windowMs) + 1) * windowMs
    let window = this.#windows.get(caller)
    if (window?.endsAt !== endsAt) {
      window = { endsAt, sharedCount: 0, localCount: 0 }
      this.#windows.delete(caller)
      this.#windows.set(caller, window)
      const [oldest] = this.#windows.keys()
      if (this.#windows.size > maximumCallers && oldest !== undefined) this.#windows.delete(oldest)
    }
    window.localCount += 1
    return { current: window.sharedCount + window.localCount, ttl: endsAt - now }
  }

  /** Synchronizes the counts with the other processes. */
  async share(db: Database): Promise<void> {
    const unshared = [...this.#windows].filter(([, { localCount }]) => localCount > 0)
    if (unshared.length === 0) return
    const rows = unshared.map(([caller, { endsAt, localCount }]) => ({
      caller,
      ends_at: new Date(endsAt),
      calls: localCount,
    }))
    const sentCounts = new Map(
      unshared.map(([caller, window]) => [`${caller} ${window.endsAt}`, { window, localCount: window.localCount }]),
    )
    for (const { caller, ends_at, calls } of await addRequestCounts(db, rows)) {
      const share = sentCounts.get(`${caller} ${ends_at.getTime()}`)
      if (!share) continue
      share.window.sharedCount = calls
      share.window.localCount -= share.localCount
    }
  }

  /** Stops adding up. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#sharing
  }
}

interface Limit {
  /** What is counted, such as `invitations <id of the user>`. */
  readonly key: string
  /** Length of the windows in milliseconds; they start at the same moment for every key. */
  readonly windowMs: number
  /** The largest count of a window. */
  readonly maximum: number
  /** The sentence of the error, in Portuguese. */
  readonly detail: string
  /** The amount to count. @default 1 */
  readonly amount?: number
}

/**
 * Counts against a limit, exactly and in the caller's transaction: a rollback removes the count.
 *
 * @throws AppError `too_many_requests` when the limit is exceeded.
 */
export async function countAgainstLimit(ctx: Context, limit: Limit): Promise<void> {
  if ((await addToLimit(ctx, limit)) > limit.maximum) throw newLimitError(ctx, limit)
}

/** Counts what was checked before by `assertWithinLimit`, in the caller's transaction. Returns the new count. */
export async function addToLimit(ctx: Context, limit: Limit): Promise<number> {
  const { key, amount = 1 } = limit
  const [row] = await addRequestCounts(ctx.db, [{ caller: key, ends_at: getWindowEnd(ctx, limit), calls: amount }])
  return row?.calls ?? amount
}

/**
 * Checks that an amount stays within a limit, without counting it.
 *
 * @throws AppError `too_many_requests` when the limit would be exceeded.
 */
export async function assertWithinLimit(ctx: Context, limit: Limit): Promise<void> {
  const { key, amount = 1, maximum } = limit
  const count = await selectRequestCount(ctx.db, key, getWindowEnd(ctx, limit))
  if (count + amount > maximum) throw newLimitError(ctx, limit)
}

const getWindowEnd = ({ clock }: Context, { windowMs }: Limit): Date =>
  new Date((Math.floor(clock().getTime() / windowMs) + 1) * windowMs)

const newLimitError = (ctx: Context, limit: Limit) =>
  limitError(getWindowEnd(ctx, limit).getTime() - ctx.clock().getTime(), limit.detail)

/** Forgets the windows that are over. */
export async function sweepRequestCounts(ctx: Context): Promise<void> {
  await deleteRequestCountsBefore(ctx.db, new Date(ctx.clock().getTime() - 60_000))
}
