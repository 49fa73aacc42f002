import { type InboxMessage, inboxStatusLabels } from '@malote/api-client'
import { Badge, type BadgeTone } from '@malote/ui'

const tones = { to_check: 'waiting', used: 'success', discarded: 'neutral' } as const satisfies Record<
  InboxMessage['status'],
  BadgeTone
>

/** The state of a message as a badge. */
export function InboxState({ status }: Pick<InboxMessage, 'status'>) {
  return <Badge tone={tones[status]}>{inboxStatusLabels[status]}</Badge>
}
