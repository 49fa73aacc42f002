import { type Occurrence, occurrenceStatusLabels } from '@malote/api-client'
import { Badge } from '@malote/ui'

/** The state of an occurrence as a badge. An open one waits for its owner, and one past its due time is named so. */
export function OccurrenceState({ status, overdue }: Pick<Occurrence, 'status' | 'overdue'>) {
  if (overdue) return <Badge tone="danger">Fora do prazo</Badge>
  return <Badge tone={status === 'resolved' ? 'success' : 'waiting'}>{occurrenceStatusLabels[status]}</Badge>
}
