import type { Webhook } from '@malote/api-client/contract'
import { toTimestamp } from '../../platform/db/row-values.ts'
import type { WebhookRow } from './webhooks.sql.ts'

/** Maps a row to a webhook of the API. Its secret is not part of it. */
export function toWebhook(row: WebhookRow): Webhook {
  return {
    id: row.id,
    company: { id: row.company_id, name: row.company_name },
    url: row.url,
    description: row.description,
    events: row.events,
    status: row.status,
    failingSince: toTimestamp(row.failing_since),
    createdBy: { id: row.created_by_id, name: row.created_by_name },
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}

/** The fields of a webhook that the audit log records. */
export function toAuditedWebhook({ url, events, status, description, version }: WebhookRow): Record<string, unknown> {
  return { url, events, status, description, version }
}
