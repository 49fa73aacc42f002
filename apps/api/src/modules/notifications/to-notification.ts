import type { Notification } from '@malote/api-client/contract'
import { toReference, toTimestamp } from '../../platform/db/row-values.ts'
import type { NotificationRow } from './notifications.sql.ts'

/** Maps a row to a notification of the API. */
export function toNotification(row: NotificationRow): Notification {
  return {
    id: row.id,
    type: row.type,
    text: toSentence(row),
    orderNumber: row.order_number,
    subjectId: row.subject_id,
    actor: toReference(row.actor_id, row.actor_name),
    createdAt: row.created_at.toISOString(),
    readAt: toTimestamp(row.read_at),
  }
}

function toSentence({ type, order_number, detail, actor_name }: NotificationRow): string {
  const order = `a ordem ${order_number}`
  switch (type) {
    case 'order_failed':
      return `Uma tentativa com ${order} não deu certo.`
    case 'order_returned':
      return `A ordem ${order_number} foi devolvida.`
    case 'order_commented':
      return `${actor_name ?? 'Alguém'} comentou ${order}.`
    case 'order_assigned':
      return `${actor_name ?? 'Alguém'} passou ${order} para você.`
    case 'report_ready':
      return `O relatório “${detail}” está pronto.`
    case 'proofs_ready':
      return `Os comprovantes de ${detail} estão prontos.`
    case 'new_sign_in':
      return `Sua conta foi aberta em um aparelho novo: ${detail}.`
    case 'recipient_request':
      return `O destinatário fez um pedido n${order}: ${detail}.`
    case 'privacy_request':
      return `Um titular fez o pedido ${detail} sobre seus dados.`
  }
}
