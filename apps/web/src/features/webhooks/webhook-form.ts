import { NewWebhook, type Webhook, WebhookChanges, type WebhookEventType } from '@malote/api-client'
import * as z from 'zod/mini'
import { changed } from '../../lib/forms/changed-fields'

/** A webhook as the fields hold it. */
export interface WebhookValues {
  companyId: string
  url: string
  description: string
  events: WebhookEventType[]
}

export const NewWebhookRequest = NewWebhook
/** An edit of a webhook: pausing is an act of its own. */
export const WebhookEdit = z.omit(WebhookChanges, { status: true, version: true })

export const newWebhookValues = (companyId: string | undefined): WebhookValues => ({
  companyId: companyId ?? '',
  url: '',
  description: '',
  events: ['service_order.created', 'service_order.status_changed'],
})

export const valuesOf = ({ company, url, description, events }: Webhook): WebhookValues => ({
  companyId: company.id,
  url,
  description: description ?? '',
  events,
})

export const toNewWebhook = ({ description, ...values }: WebhookValues) => ({
  ...values,
  description: description.trim() || null,
})

/** What has to be sent so that a webhook is as the fields say: only what they say differently. */
export const toWebhookEdit = (values: WebhookValues, before: WebhookValues) =>
  changed(toNewWebhook(values), toNewWebhook(before))
