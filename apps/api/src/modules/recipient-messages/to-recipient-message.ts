import type { RecipientMessage, RecipientMessageStatus } from '@malote/api-client/contract'
import { toTimestamp } from '../../platform/db/row-values.ts'
import type { MessageRow } from './recipient-messages.sql.ts'

/** Maps a row to a message of the API. */
export function toRecipientMessage(row: MessageRow, textLabel = 'Mensagem'): RecipientMessage {
  const status = getStatus(row)
  return {
    id: row.id,
    stopId: row.stop_id,
    kind: row.kind,
    channel: row.channel === 'email' ? 'E-mail' : textLabel,
    contact: row.contact,
    status,
    error: row.error ?? (status === 'failed' ? 'O servidor de e-mail não aceitou a mensagem.' : null),
    createdAt: row.created_at.toISOString(),
    sentAt: status === 'sent' ? toTimestamp(row.email_sent_at ?? row.finished_at) : null,
  }
}

function getStatus({ status, email_sent_at, is_email_given_up }: MessageRow): RecipientMessageStatus {
  if (status !== 'queued') return status
  if (email_sent_at) return 'sent'
  return is_email_given_up ? 'failed' : 'waiting'
}
