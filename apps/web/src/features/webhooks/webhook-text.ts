import {
  type Webhook,
  type WebhookDelivery,
  WebhookEventType,
  WebhookMessageType,
  webhookEventTypeLabels,
  webhookMessageTypeLabels,
} from '@malote/api-client'
import { formatCount, formatDateTime } from '../../lib/format/formats.ts'

/** @returns the name of a webhook: its description, or else the host of its URL. */
export const getWebhookName = ({ description, url }: Pick<Webhook, 'description' | 'url'>): string =>
  description ?? new URL(url).host

/** @returns a summary of the subscribed events. */
export function formatEvents(events: readonly WebhookEventType[]): string {
  if (WebhookEventType.options.every((type) => events.includes(type))) return 'Todos'
  const [first, ...others] = WebhookEventType.options.filter((type) => events.includes(type))
  if (!first) return 'Nenhum'
  return others.length > 0 ? `${webhookEventTypeLabels[first]} e mais ${others.length}` : webhookEventTypeLabels[first]
}

/** @returns the label of a delivery's event type; an unknown type is returned as the API sends it. */
export function formatEventType({ type }: Pick<WebhookDelivery, 'type'>): string {
  const eventType = WebhookMessageType.options.find((option) => option === type)
  return eventType ? webhookMessageTypeLabels[eventType] : type
}

/** @returns the response of the last attempt and its duration. */
export function formatResponse({ lastStatus, lastError, durationMs }: WebhookDelivery): string {
  const time = durationMs === null ? '' : ` em ${formatCount(durationMs)} ms`
  if (lastError)
    return `${lastError.replace(/\.$/, '')}${durationMs === null ? '' : ` (${formatCount(durationMs)} ms)`}.`
  return lastStatus === null ? '' : `Respondeu ${lastStatus}${time}.`
}

/** @returns the time of the next attempt, after a failed one. */
export function formatNextAttempt({ status, attempts, nextAttemptAt }: WebhookDelivery): string {
  if (status === 'failed') return 'Não há mais tentativas.'
  return status === 'pending' && attempts > 0 && nextAttemptAt
    ? `Próxima tentativa: ${formatDateTime(nextAttemptAt)}.`
    : ''
}
