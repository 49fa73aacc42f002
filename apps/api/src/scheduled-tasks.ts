import { sweepAttempts } from './modules/auth/index.ts'
import { deliverEmails } from './modules/mail/index.ts'
import { sweepNotifications } from './modules/notifications/index.ts'
import { sweepLinks } from './modules/password-links/index.ts'
import { sweepOldData } from './modules/privacy/index.ts'
import { queueDueReports, sweepReportRuns } from './modules/report-runs/index.ts'
import { expireOverdueRequests, foldOrderCounts } from './modules/service-orders/index.ts'
import { sweepAccesses, sweepSessions } from './modules/sessions/index.ts'
import { queueDeliveries, sweepDeliveries } from './modules/webhooks/index.ts'
import { type Log, systemContext } from './platform/context.ts'
import { sweepTemporaryFolders } from './platform/files/temporary-folder.ts'
import { sweepIdempotencyKeys } from './platform/http/idempotency.service.ts'
import { sweepRequestCounts } from './platform/http/request-counts.service.ts'
import type { SystemDeps } from './platform/services.ts'

const everyMs = 60_000
const mailEveryMs = 3_000
const webhooksEveryMs = 1_000
const countsEveryMs = 5_000
const sweepEveryRuns = 60

/**
 * Runs what is due. Safe to run concurrently on every instance.
 * @param sweep Whether to delete expired rows too.
 */
export async function runScheduledTasks(deps: SystemDeps, sweep: boolean): Promise<void> {
  const ctx = systemContext(deps)
  const expired = await expireOverdueRequests(ctx)
  if (expired > 0) ctx.log.info({ expired }, 'requests expired')
  await queueDueReports(ctx)
  if (!sweep) return
  await sweepSessions(ctx)
  await sweepAccesses(ctx)
  await sweepOldData(ctx)
  await sweepLinks(ctx)
  await sweepNotifications(ctx)
  await sweepAttempts(ctx)
  await sweepIdempotencyKeys(ctx)
  await sweepRequestCounts(ctx)
  await sweepDeliveries(ctx)
  await sweepTemporaryFolders()
  await sweepReportRuns(ctx)
}

/**
 * Runs the scheduled tasks every minute, deletes expired rows every hour, and sends queued messages every few seconds.
 * @returns A function that stops them after the current run.
 */
export function startScheduledTasks(deps: SystemDeps): () => Promise<void> {
  const { mailer, log } = deps.services
  const stopping = new AbortController()
  let round = 0
  const stops = [
    repeat(everyMs, log, () => runScheduledTasks(deps, round++ % sweepEveryRuns === 0)),
    repeat(countsEveryMs, log, () => foldOrderCounts(systemContext(deps))),
    repeat(webhooksEveryMs, log, async () => void (await queueDeliveries(systemContext(deps)))),
  ]
  if (mailer) {
    stops.push(repeat(mailEveryMs, log, () => deliverEmails(systemContext(deps), mailer, stopping.signal)))
  }
  return async () => {
    stopping.abort()
    await Promise.all(stops.map((stop) => stop()))
  }
}

/** Runs `work` at an interval without overlapping runs. */
function repeat(intervalMs: number, log: Log, work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  const timer = setInterval(() => {
    running ??= work()
      .catch((error: unknown) => log.warn({ err: error }, 'scheduled tasks failed'))
      .finally(() => {
        running = undefined
      })
  }, intervalMs)
  return async () => {
    clearInterval(timer)
    await running
  }
}
