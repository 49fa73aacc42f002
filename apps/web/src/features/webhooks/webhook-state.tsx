import { type Webhook, webhookStatusLabels } from '@malote/api-client'
import { Badge } from '@malote/ui'

/** The state of a webhook as a badge: paused, failing or active. */
export function WebhookState({ status, failingSince }: Pick<Webhook, 'status' | 'failingSince'>) {
  if (status === 'active' && failingSince) return <Badge tone="warning">Falhando</Badge>
  return <Badge tone={status === 'active' ? 'success' : 'neutral'}>{webhookStatusLabels[status]}</Badge>
}
