import type { Attachment } from '@malote/api-client/contract'
import type { AttachmentRow } from './attachments.sql.ts'

/** Maps a row to an attachment of the API. */
export function toAttachment(row: AttachmentRow): Attachment {
  return {
    id: row.id,
    kind: row.kind,
    stopId: row.stop_id,
    name: row.name,
    type: row.type,
    bytes: row.bytes,
    sha256: row.sha256.toString('hex'),
    visibility: row.visibility,
    uploadedBy: { id: row.uploaded_by_id, name: row.uploaded_by_name },
    createdAt: row.created_at.toISOString(),
  }
}
