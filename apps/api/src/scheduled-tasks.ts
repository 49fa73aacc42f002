import { sweepAttempts } from './modules/auth/index.ts'
import { deliverEmails } from './modules/mail/index.ts'
import { sweepNotifications } from './modules/notifications/index.ts'
import { sweepLinks } from './modules/password-links/index.ts'
import { sweepOldData } from './modules/privacy/index.ts'
import { queueDueReports, sweepReportRuns } from './modules/report-runs/index.ts'
import { expireOverdueRequests, foldOrderCounts } from './modules/service-orders/index.ts'
import { sweepAccesses, sweepSessions } from './modules/sessions/index.ts'
import { queueDeliveries, sweepDeliveries } from './modules/webhooks/index.ts'
import { type Database, type Log, systemContext } from './platform/context.ts'
import type { Files } from './platform/files/files.ts'
import { sweepScratch } from './platform/files/temporary-folder.ts'
import { sweepKeys } from './platform/http/idempotency.service.ts'
import { sweepCalls } from './platform/http/request-counts.service.ts'
import type { Jobs } from './platform/jobs/index.ts'
import type { Mailer } from './platform/mail/mailer.ts'

interface Household {
  readonly db: Database
  readonly log: Log
  readonly clock?: () => Date
  /** Absent: what webhooks are to be told is kept. */
  readonly jobs?: Jobs | undefined
  /** Where the files that e-mails carry stand. */
  readonly files?: Files | undefined
  /** Where links in messages lead. */
  readonly publicUrl?: string | undefined
  /** Absent: e-mails are kept. */
  readonly mailer?: Mailer | undefined
}

const everyMs = 60_000
const mailEveryMs = 3_000
const webhooksEveryMs = 1_000
const countsEveryMs = 5_000
const sweepEach = 60

/** Does what falls due with time. Every server may do it: each chore is safe beside itself. */
export async function doChores(household: Household, sweep: boolean): Promise<void> {
  const ctx = systemContext(household)
  const expired = await expireOverdueRequests(ctx)
  if (expired > 0) household.log.info({ expired }, 'requests expired')
  if (household.jobs) await queueDueReports(ctx)
  if (!sweep) return
  await sweepSessions(ctx)
  await sweepAccesses(ctx)
  await sweepOldData(ctx)
  await sweepLinks(ctx)
  await sweepNotifications(ctx)
  await sweepAttempts(ctx)
  await sweepKeys(ctx)
  await sweepCalls(ctx)
  await sweepDeliveries(ctx)
  await sweepScratch()
  if (household.jobs) await sweepReportRuns(ctx)
}

/**
 * Does the chores every minute, the sweeping every hour, and sends what waits every few seconds. Gives what stops it,
 * after what is under way.
 */
export function startHousekeeping(household: Household): () => Promise<void> {
  const { mailer, jobs, log } = household
  const stopping = new AbortController()
  let round = 0
  const stops = [
    repeat(everyMs, log, () => doChores(household, round++ % sweepEach === 0)),
    repeat(countsEveryMs, log, () => foldOrderCounts(systemContext(household))),
  ]
  if (mailer) {
    stops.push(repeat(mailEveryMs, log, () => deliverEmails(systemContext(household), mailer, stopping.signal)))
  }
  if (jobs) {
    stops.push(repeat(webhooksEveryMs, log, async () => void (await queueDeliveries(systemContext(household)))))
  }
  return async () => {
    stopping.abort()
    await Promise.all(stops.map((stop) => stop()))
  }
}

/** Does a piece of work again and again, never beside itself. */
function repeat(intervalMs: number, log: Log, work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  const timer = setInterval(() => {
    running ??= work()
      .catch((error: unknown) => log.warn({ err: error }, 'chores failed'))
      .finally(() => {
        running = undefined
      })
  }, intervalMs)
  return async () => {
    clearInterval(timer)
    await running
  }
}
