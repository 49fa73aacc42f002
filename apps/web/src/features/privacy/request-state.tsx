import { type PrivacyRequest, type PrivacyRequestStatus, privacyRequestStatusLabels } from '@malote/api-client'
import { Badge, type BadgeTone, Text } from '@malote/ui'
import { getNow } from '../../lib/format/clock.ts'
import { formatAmount, formatDateTime } from '../../lib/format/formats.ts'

const tones: Record<PrivacyRequestStatus, BadgeTone> = { open: 'waiting', done: 'success', refused: 'neutral' }
const dayMs = 24 * 3_600_000

/** The status of a request as a badge. */
export function RequestState({ status, overdue, erasureAt }: Pick<PrivacyRequest, 'status' | 'overdue' | 'erasureAt'>) {
  if (erasureAt) return <Badge tone="waiting">Exclusão marcada</Badge>
  if (overdue) return <Badge tone="danger">Prazo vencido</Badge>
  return <Badge tone={tones[status]}>{privacyRequestStatusLabels[status]}</Badge>
}

/** The legal deadline: fifteen days to respond (LGPD, art. 19). */
export function RequestDeadline({ status, dueAt, closedAt }: Pick<PrivacyRequest, 'status' | 'dueAt' | 'closedAt'>) {
  if (status !== 'open') return <Text tone="subtle">{closedAt ? `Encerrado em ${formatDateTime(closedAt)}` : '—'}</Text>
  return (
    <time dateTime={dueAt} title={formatDateTime(dueAt)}>
      {formatDaysLeft(dueAt, getNow())}
    </time>
  )
}

/** `Faltam 12 dias`; a started day counts as a full one. */
export function formatDaysLeft(dueAt: string, now: Date): string {
  const days = Math.ceil((Date.parse(dueAt) - now.getTime()) / dayMs)
  if (days < 0) return `Venceu há ${formatAmount(-days, 'dia', 'dias')}`
  if (days === 0) return 'Vence agora'
  return days === 1 ? 'Vence em 1 dia' : `Faltam ${days} dias`
}
