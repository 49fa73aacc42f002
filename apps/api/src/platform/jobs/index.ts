import { CompiledQuery } from 'kysely'
import pg from 'pg'
import { type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss'
import type { Context, Database, Log } from '../context.ts'

/** A kind of work that is done after the call that asked for it. */
export interface JobKind {
  /** `resource.verb`: the name of its queue. */
  readonly name: string
  /** Does one job. Failing, it is tried again; so it must be safe to begin anew. The signal ends with the process. */
  readonly run: (ctx: Context, data: Record<string, string>, signal: AbortSignal) => Promise<void>
  /** How many of them one process does at once; two unless it says otherwise. */
  readonly concurrency?: number
  /** Says of a job that it is not tried again, where somebody waits for it. */
  readonly giveUp?: (ctx: Context, data: Record<string, string>) => Promise<void>
}

/** What services need to ask for work. */
export interface Jobs {
  /** Queues a job in the caller's transaction: it exists exactly when its cause does. */
  send(db: Database, name: string, data: Record<string, string>): Promise<void>
}

interface Worker extends Jobs {
  /** Begins to work; each job gets a context of its own. */
  work(kinds: readonly JobKind[], newContext: () => Context): Promise<void>
  /** Lets go of what is under way after a few seconds; another process, or the next start, takes it up again. */
  stop(): Promise<void>
}

const stopMs = 5_000
/** Told of a new job at once; where that does not reach, within a second. A full batch is followed by the next. */
const pace = {
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: 10,
  burstWhenBatchFull: true,
  perJobResults: true,
  includeMetadata: true,
} as const

/** The lock under which the queue is prepared; any number that nothing else uses. */
const preparation = 6_182_740

/** What every queue agrees on: a job that is no longer heard of, or failed, is tried again, five times, ever later. */
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

/** How often jobs are looked for whose process is no longer heard of; with their heartbeat, within a minute. */
const superviseSeconds = 10

/** Connections of its own: a statement of the queue that fails may leave its connection in a broken transaction. */
function bossOn(url: string, log: Log, options: BossOptions): PgBoss {
  const common = { connectionString: url, max: 2, schema: 'jobs', schedule: false, createSchema: options.migrate }
  const supervision = { superviseIntervalSeconds: superviseSeconds, monitorIntervalSeconds: superviseSeconds }
  const boss = new PgBoss({ ...common, ...supervision, ...options })
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue failed'))
  return boss
}

/** Makes the tables of the queue, and the queues. Processes that start at once do it one after another. */
export async function prepareJobs(url: string, log: Log, kinds: readonly JobKind[]): Promise<void> {
  const turn = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  turn.on('error', () => undefined)
  await turn.connect()
  try {
    await turn.query('select pg_advisory_lock($1)', [preparation])
    const boss = await bossOn(url, log, { migrate: true, supervise: false }).start()
    for (const { name } of kinds) await boss.createQueue(name, policy)
    await boss.stop({ graceful: false })
  } finally {
    await turn.end()
  }
}

/**
 * Opens the queue.
 * @param listening Whether a connection may be kept to hear of new jobs; a pooler in transaction mode does not allow it.
 */
export async function openJobs(url: string, log: Log, listening = true): Promise<Worker> {
  const boss = await bossOn(url, log, { migrate: false, supervise: true, useListenNotify: listening }).start()
  const stopping = new AbortController()
  return {
    send: async (inside, name, data) => {
      await boss.send(name, data, { db: over(inside) })
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
        await boss.work(name, options, (jobs: JobWithMetadata<Record<string, string>>[]) => Promise.all(jobs.map(once)))
      }
    },
    stop: async () => {
      stopping.abort()
      await boss.stop({ graceful: true, timeout: stopMs })
    },
  }
}

/** How many jobs wait for a worker, and how many were given up and are not yet swept. */
export async function jobBacklog(db: Database): Promise<{ jobs: number; failed_jobs: number }> {
  const { rows } = await db.executeQuery<{ jobs: number; failed_jobs: number }>(
    CompiledQuery.raw(`
      select count(*) filter (where state < 'active') as jobs, count(*) filter (where state = 'failed') as failed_jobs
      from jobs.job where state < 'active' or state = 'failed'`),
  )
  return rows[0] ?? { jobs: 0, failed_jobs: 0 }
}
