import type { InboxMessage } from '@malote/api-client/contract'
import { toReference, toTimestamp } from '../../platform/db/row-values.ts'
import type { InboxAttachmentRow, InboxRow } from './inbox.sql.ts'

type ShownAttachment = Pick<InboxAttachmentRow, 'id' | 'name' | 'bytes' | 'kind' | 'unread_reason' | 'text'>

/** Maps a row and its files to a message. */
export function toInboxMessage(row: InboxRow, attachments: readonly ShownAttachment[]): InboxMessage {
  return {
    id: row.id,
    company: { id: row.company_id, name: row.company_name },
    status: row.status,
    sender: { name: row.sender_name, address: row.sender_address },
    subject: row.subject,
    sentAt: toTimestamp(row.sent_at),
    receivedAt: row.received_at.toISOString(),
    text: row.body,
    isTextCut: row.is_body_cut,
    attachments: attachments.map(({ id, name, bytes, kind, unread_reason, text }) => ({
      id,
      name,
      bytes,
      kind,
      unreadReason: unread_reason,
      text,
    })),
    orderNumber: row.order_number,
    importId: row.import_id,
    handledBy: toReference(row.handled_by_id, row.handled_by_name),
    handledAt: toTimestamp(row.handled_at),
  }
}
