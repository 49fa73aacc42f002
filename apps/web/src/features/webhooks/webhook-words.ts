import {
  type Webhook,
  type WebhookDelivery,
  WebhookEventType,
  WebhookMessageType,
  webhookEventTypeLabels,
  webhookMessageTypeLabels,
} from '@malote/api-client'
import { formatCount, formatDateTime } from '../../lib/format/formats'

/** What a webhook is called: what it is for, else the server that it calls. */
export const webhookName = ({ description, url }: Pick<Webhook, 'description' | 'url'>): string =>
  description ?? new URL(url).host

/** Which events it is told of, in a few words. */
export function eventWords(events: readonly WebhookEventType[]): string {
  if (WebhookEventType.options.every((type) => events.includes(type))) return 'Todos'
  const [first, ...others] = WebhookEventType.options.filter((type) => events.includes(type))
  if (!first) return 'Nenhum'
  return others.length > 0 ? `${webhookEventTypeLabels[first]} e mais ${others.length}` : webhookEventTypeLabels[first]
}

/** What a message is about. One that this version does not know yet is called as the API calls it. */
export function messageWords({ type }: Pick<WebhookDelivery, 'type'>): string {
  const known = WebhookMessageType.options.find((option) => option === type)
  return known ? webhookMessageTypeLabels[known] : type
}

/** What the last attempt was answered, and how long that took. */
export function answerWords({ lastStatus, lastError, durationMs }: WebhookDelivery): string {
  const time = durationMs === null ? '' : ` em ${formatCount(durationMs)} ms`
  if (lastError)
    return `${lastError.replace(/\.$/, '')}${durationMs === null ? '' : ` (${formatCount(durationMs)} ms)`}.`
  return lastStatus === null ? '' : `Respondeu ${lastStatus}${time}.`
}

/** When it is tried again, once it has been tried. */
export function nextTryWords({ status, attempts, nextAttemptAt }: WebhookDelivery): string {
  if (status === 'failed') return 'Não há mais tentativas.'
  return status === 'pending' && attempts > 0 && nextAttemptAt
    ? `Próxima tentativa: ${formatDateTime(nextAttemptAt)}.`
    : ''
}
