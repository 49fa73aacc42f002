import type { Comment } from '@malote/api-client/contract'
import type { CommentRow } from './comments.sql.ts'

/** Maps a row to a comment of the API. */
export function toComment(row: Omit<CommentRow, 'service_order_id'>): Comment {
  return {
    id: row.id,
    text: row.text,
    visibility: row.visibility,
    author: { id: row.author_id, name: row.author_name },
    createdAt: row.created_at.toISOString(),
  }
}
