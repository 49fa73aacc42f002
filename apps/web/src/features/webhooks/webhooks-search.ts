import { WebhookDeliveryStatus, WebhookMessageType, WebhookStatus } from '@malote/api-client'
import * as z from 'zod/mini'
import { fallible, listFields, plainPage } from '../../lib/lists/list-search'

const { page, limit } = listFields

/** The state of the list of webhooks, as its address says it. */
export const WebhooksSearch = z.object({ page, limit, status: fallible(WebhookStatus) })
export type WebhooksSearch = z.output<typeof WebhooksSearch> & { companyId?: string | undefined }

/** The state of the log of one webhook, as its address says it. */
export const DeliveriesSearch = z.object({
  page,
  limit,
  status: fallible(WebhookDeliveryStatus),
  type: fallible(WebhookMessageType),
})
export type DeliveriesSearch = z.output<typeof DeliveriesSearch>

/** What both addresses say only when it differs. */
export const plainWebhooks = plainPage
