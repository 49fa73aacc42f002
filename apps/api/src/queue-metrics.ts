import { mailBacklog } from './modules/mail/index.ts'
import { deliveryBacklog } from './modules/webhooks/index.ts'
import { type Database, type Log, systemContext } from './platform/context.ts'
import { poolOf } from './platform/db/database.ts'
import { jobBacklog } from './platform/jobs/index.ts'
import type { Metrics } from './platform/observability/metrics.ts'

/** What waits, read from the database whenever it is asked for: the same in every process. */
export function measureWhatWaits(metrics: Metrics, household: { readonly db: Database; readonly log: Log }): void {
  const ctx = () => systemContext(household)
  metrics.gauges('malote_database_connections', 'Connections of this process.', 'state', () => ({
    ...poolOf(household.db),
  }))
  metrics.gauges('malote_waiting', 'E-mails, webhook deliveries and jobs that wait.', 'what', async () => ({
    emails: (await mailBacklog(ctx())).waiting,
    webhook_deliveries: (await deliveryBacklog(ctx())).waiting,
    ...(await jobBacklog(household.db)),
  }))
  metrics.gauges('malote_waiting_seconds', 'How long the oldest of them has waited.', 'what', async () => ({
    emails: (await mailBacklog(ctx())).seconds,
    webhook_deliveries: (await deliveryBacklog(ctx())).seconds,
  }))
}
