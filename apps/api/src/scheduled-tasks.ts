import { sweepPasswordAttempts } from './modules/auth/index.ts'
import { countDayFigures } from './modules/dashboard/index.ts'
import { deliverEmails } from './modules/mail/index.ts'
import { sweepNotifications } from './modules/notifications/index.ts'
import { sweepPasswordLinks } from './modules/password-links/index.ts'
import { carryOutErasures, enforceRetention } from './modules/privacy/index.ts'
import { queueDueRecipientMessages } from './modules/recipient-messages/index.ts'
import { queueDueReports, sweepReportRuns } from './modules/report-runs/index.ts'
import {
  expireOverdueRequests,
  mergeOrderCounts,
  notifyOfDeadlines,
  notifyOfOverdueOccurrences,
  prepareEventMonths,
} from './modules/service-orders/index.ts'
import { sweepAccessLog, sweepSessions } from './modules/sessions/index.ts'
import { queueDeliveries, sweepDeliveries } from './modules/webhooks/index.ts'
import { type Log, systemContext } from './platform/context.ts'
import { sweepTemporaryFolders } from './platform/files/temporary-folder.ts'
import { sweepIdempotencyKeys } from './platform/idempotency/idempotency.service.ts'
import { sweepRequestCounts } from './platform/limits/request-counts.service.ts'
import type { SystemDeps } from './platform/services.ts'

const taskIntervalMs = 60_000
const mailIntervalMs = 3_000
const webhookIntervalMs = 1_000
const messageIntervalMs = 2_000
const countIntervalMs = 5_000
const figureIntervalMs = 30_000
const runsPerSweep = 60

/**
 * Runs the tasks that are due. Safe to run concurrently on every instance.
 * @param sweep Whether to delete expired rows too.
 */
export async function runScheduledTasks(deps: SystemDeps, sweep: boolean): Promise<void> {
  const ctx = systemContext(deps)
  const expired = await expireOverdueRequests(ctx)
  if (expired > 0) ctx.log.info({ expired }, 'requests expired')
  await notifyOfDeadlines(ctx)
  await notifyOfOverdueOccurrences(ctx)
  await queueDueReports(ctx)
  const erased = await carryOutErasures(ctx)
  if (erased > 0) ctx.log.info({ erased }, 'erasures carried out')
  if (!sweep) return
  await sweepSessions(ctx)
  await sweepAccessLog(ctx)
  await enforceRetention(ctx)
  await sweepPasswordLinks(ctx)
  await sweepNotifications(ctx)
  await sweepPasswordAttempts(ctx)
  await sweepIdempotencyKeys(ctx)
  await sweepRequestCounts(ctx)
  await sweepDeliveries(ctx)
  await sweepTemporaryFolders(ctx.services.files)
  await sweepReportRuns(ctx)
  await prepareEventMonths(ctx)
}

/**
 * Runs the scheduled tasks every minute, deletes expired rows every hour, and sends queued messages every few seconds.
 * @returns A function that stops them after the current run.
 */
export function startScheduledTasks(deps: SystemDeps): () => Promise<void> {
  const { mailer, log } = deps.services
  const stopping = new AbortController()
  let runCount = 0
  const stopFunctions = [
    runAtInterval(taskIntervalMs, log, () => runScheduledTasks(deps, runCount++ % runsPerSweep === 0)),
    runAtInterval(countIntervalMs, log, () => mergeOrderCounts(systemContext(deps))),
    runAtInterval(figureIntervalMs, log, () => countDayFigures(systemContext(deps))),
    runAtInterval(webhookIntervalMs, log, async () => void (await queueDeliveries(systemContext(deps)))),
    runAtInterval(messageIntervalMs, log, async () => void (await queueDueRecipientMessages(systemContext(deps)))),
  ]
  if (mailer) {
    stopFunctions.push(
      runAtInterval(mailIntervalMs, log, () => deliverEmails(systemContext(deps), mailer, stopping.signal)),
    )
  }
  return async () => {
    stopping.abort()
    await Promise.all(stopFunctions.map((stop) => stop()))
  }
}

/** Runs `work` at an interval without overlapping runs. */
function runAtInterval(intervalMs: number, log: Log, work: () => Promise<void>): () => Promise<void> {
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
