import { WebhookDeliveryStatus, WebhookMessageType, WebhookStatus } from '@malote/api-client'
import * as z from 'zod/mini'
import { listDefaults, listSearchParams, optionalSearchParam } from '../../lib/lists/list-search.ts'

const { page, limit } = listSearchParams

/** The search parameters of the list of webhooks. */
export const WebhooksSearch = z.object({ page, limit, status: optionalSearchParam(WebhookStatus) })
export type WebhooksSearch = z.output<typeof WebhooksSearch> & { companyId?: string | undefined }

/** The search parameters of the deliveries of one webhook. */
export const DeliveriesSearch = z.object({
  page,
  limit,
  status: optionalSearchParam(WebhookDeliveryStatus),
  type: optionalSearchParam(WebhookMessageType),
})
export type DeliveriesSearch = z.output<typeof DeliveriesSearch>

/** The defaults of both pages, which are stripped from the URL. */
export const webhooksDefaults = listDefaults
