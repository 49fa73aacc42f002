import { mailBacklog } from './modules/mail/index.ts'
import { recipientMessageBacklog } from './modules/recipient-messages/index.ts'
import { deliveryBacklog } from './modules/webhooks/index.ts'
import { systemContext } from './platform/context.ts'
import { getPoolUsage } from './platform/db/database.ts'
import { jobBacklog } from './platform/jobs/index.ts'
import type { Metrics } from './platform/observability/metrics.ts'
import type { SystemDeps } from './platform/services.ts'

/** Registers gauges of the queues. They are read from the database at each scrape and are equal in every process. */
export function registerQueueMetrics(metrics: Metrics, deps: SystemDeps): void {
  const { db } = deps.services
  const ctx = () => systemContext(deps)
  metrics.gauges('malote_database_connections', 'Connections of this process.', 'state', () => ({
    ...getPoolUsage(db),
  }))
  metrics.gauges(
    'malote_waiting',
    'E-mails, webhook deliveries, messages to recipients and jobs that wait.',
    'what',
    async () => ({
      emails: (await mailBacklog(ctx())).waiting,
      webhook_deliveries: (await deliveryBacklog(ctx())).waiting,
      recipient_messages: (await recipientMessageBacklog(ctx())).waiting,
      ...(await jobBacklog(db)),
    }),
  )
  metrics.gauges('malote_waiting_seconds', 'How long the oldest of them has waited.', 'what', async () => ({
    emails: (await mailBacklog(ctx())).seconds,
    webhook_deliveries: (await deliveryBacklog(ctx())).seconds,
    recipient_messages: (await recipientMessageBacklog(ctx())).seconds,
  }))
}
