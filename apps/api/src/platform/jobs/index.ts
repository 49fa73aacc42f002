import { setTimeout } from 'node:timers/promises'
import { CompiledQuery } from 'kysely'
import { type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss'
import { splitHosts } from '../config/split-hosts.ts'
import type { Context, Database, Log } from '../context.ts'
import { connectionTo } from '../db/hosts.ts'
import { lockStartup } from '../db/startup-lock.ts'

/** A kind of background job. */
export interface JobKind {
  /** `resource.verb`: the name of its queue. */
  readonly name: string
  /** Runs one job. It must be idempotent, because a failed job is retried. The signal aborts when the process stops. */
  readonly run: (ctx: Context, data: Record<string, string>, signal: AbortSignal) => Promise<void>
  /** Maximum number of concurrent jobs per process. @default 2 */
  readonly concurrency?: number
  /** Runs when a job failed and is not retried. */
  readonly giveUp?: (ctx: Context, data: Record<string, string>) => Promise<void>
}

/** The job queue, as services use it. */
export interface Jobs {
  /** Queues a job in the caller's transaction: it exists exactly when its cause does. */
  send(db: Database, name: string, data: Record<string, string>): Promise<void>
}

interface Worker extends Jobs {
  /** Starts to process jobs; each job gets a new context. */
  work(kinds: readonly JobKind[], newContext: () => Context): Promise<void>
  /** Aborts running jobs and begins no more; another process, or the next start, runs them again. */
  endWork(): Promise<void>
  /** Closes the queue; until then jobs can still be sent. */
  stop(): Promise<void>
}

/** How long an aborted job may take to end. */
const endMs = 3_000
/**
 * New jobs are notified; without notifications they are found within a second. A full batch is followed by the next.
 */
const pace = {
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: 10,
  burstWhenBatchFull: true,
  perJobResults: true,
  includeMetadata: true,
} as const

/** The lock under which the queue is prepared; any number that nothing else uses. */
const preparation = 6_182_740

/** A job that failed or lost its heartbeat is retried five times, with growing delays. */
const policy = {
  retryLimit: 5,
  retryDelay: 5,
  retryBackoff: true,
  heartbeatSeconds: 30,
  expireInSeconds: 3_600,
  notify: true,
}

const over = (db: Database) => ({
  executeSql: async (text: string, values: unknown[] = []) => {
    const { rows } = await db.executeQuery(CompiledQuery.raw(text, values))
    return { rows }
  },
})

interface BossOptions {
  readonly migrate: boolean
  readonly supervise: boolean
  readonly useListenNotify?: boolean
}

/** Interval of the search for jobs without a heartbeat; they are found within a minute. */
const superviseSeconds = 10

/** The queue has its own connections: a failed statement may leave its connection in a broken transaction. */
function createBoss(url: string, log: Log, options: BossOptions): PgBoss {
  // `Client` is an option of the pool of pg, which gets all of them.
  const common = { ...connectionTo(url), max: 2, schema: 'jobs', schedule: false, createSchema: options.migrate }
  const supervision = { superviseIntervalSeconds: superviseSeconds, monitorIntervalSeconds: superviseSeconds }
  const boss = new PgBoss({ ...common, ...supervision, ...options })
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue failed'))
  return boss
}

/** Creates the tables and queues. Processes that start at once do it one after the other. */
export async function prepareJobs(url: string, log: Log, kinds: readonly JobKind[]): Promise<void> {
  const { connectionString, Client } = connectionTo(url)
  const turn = new Client({ connectionString, connectionTimeoutMillis: 10_000 })
  turn.on('error', () => undefined)
  await turn.connect()
  try {
    await turn.query('begin')
    await lockStartup(turn, preparation, () => log.info({}, 'waiting for another process that prepares the job queue'))
    const boss = await createBoss(url, log, { migrate: true, supervise: false }).start()
    for (const { name } of kinds) await boss.createQueue(name, policy)
    await boss.stop({ graceful: false })
    await turn.query('commit')
  } finally {
    await turn.end()
  }
}

/**
 * Opens the queue.
 * @param listening Whether to keep a connection for notifications; a pooler in transaction mode does not support it.
 */
export async function openJobs(url: string, log: Log, listening = true): Promise<Worker> {
  // The connection of pg-boss for notifications does not take our class, and would stay with the first host.
  const useListenNotify = listening && splitHosts(url).length === 1
  const boss = await createBoss(url, log, { migrate: false, supervise: true, useListenNotify }).start()
  const stopping = new AbortController()
  const names: string[] = []
  let ended: Promise<unknown> | undefined
  const endWork = async (): Promise<void> => {
    stopping.abort()
    const end = (name: string) => boss.offWork(name)
    ended ??= Promise.race([Promise.all(names.map(end)), setTimeout(endMs, undefined, { ref: false })])
    await ended
  }
  return {
    send: async (tx, name, data) => {
      await boss.send(name, data, { db: over(tx) })
    },
    work: async (kinds, newContext) => {
      for (const { name, run, giveUp, concurrency: together = 2 } of kinds) {
        const once = async (job: JobWithMetadata<Record<string, string>>): Promise<JobResult> => {
          try {
            await run(newContext(), job.data, AbortSignal.any([job.signal, stopping.signal]))
            return { id: job.id, status: 'completed' }
          } catch (error) {
            const last = job.retryCount >= job.retryLimit && !stopping.signal.aborted
            log.warn({ err: error, job: name, last }, 'a job failed')
            if (last) await giveUp?.(newContext(), job.data)
            return { id: job.id, status: 'failed' }
          }
        }
        const options = { ...pace, batchSize: together }
        names.push(name)
        await boss.work(name, options, (jobs: JobWithMetadata<Record<string, string>>[]) => Promise.all(jobs.map(once)))
      }
    },
    endWork,
    stop: async () => {
      await endWork()
      // A job that has not ended by now would only delay the stop.
      await boss.stop({ graceful: false })
    },
  }
}

/** Counts the jobs that wait for a worker, and the failed jobs that are not deleted yet. */
export async function jobBacklog(db: Database): Promise<{ jobs: number; failed_jobs: number }> {
  const { rows } = await db.executeQuery<{ jobs: number; failed_jobs: number }>(
    CompiledQuery.raw(`
      select count(*) filter (where state < 'active') as jobs, count(*) filter (where state = 'failed') as failed_jobs
      from jobs.job where state < 'active' or state = 'failed'`),
  )
  return rows[0] ?? { jobs: 0, failed_jobs: 0 }
}
