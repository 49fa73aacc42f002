import { NewWebhook, type Webhook, WebhookChanges, type WebhookEventType } from '@malote/api-client'
import * as z from 'zod/mini'
import { getChangedFields } from '../../lib/forms/changed-fields.ts'

/** The form values of a webhook. */
export interface WebhookValues {
  companyId: string
  url: string
  description: string
  events: WebhookEventType[]
}

export const NewWebhookRequest = NewWebhook
/** An edit of a webhook; pausing is a separate action. */
export const WebhookEdit = z.omit(WebhookChanges, { status: true, version: true })

export const newWebhookValues = (companyId: string | undefined): WebhookValues => ({
  companyId: companyId ?? '',
  url: '',
  description: '',
  events: ['service_order.created', 'service_order.status_changed'],
})

export const toFormValues = ({ company, url, description, events }: Webhook): WebhookValues => ({
  companyId: company.id,
  url,
  description: description ?? '',
  events,
})

export const toNewWebhook = ({ description, ...values }: WebhookValues) => ({
  ...values,
  description: description.trim() || null,
})

/** @returns the changed properties of a webhook. */
export const toWebhookEdit = (values: WebhookValues, before: WebhookValues) =>
  getChangedFields(toNewWebhook(values), toNewWebhook(before))
