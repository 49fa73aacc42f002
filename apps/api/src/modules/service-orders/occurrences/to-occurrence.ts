import type { Occurrence, OccurrenceDetail } from '@malote/api-client/contract'
import { toReference, toTimestamp } from '../../../platform/db/row-values.ts'
import type { OccurrenceCommentRow, OccurrenceRow } from './occurrences.sql.ts'

interface Reader {
  readonly canSeeInternal: boolean
  readonly now: Date
}

/** Maps a row to an occurrence of the API. Only the delivery team reads an internal description. */
export function toOccurrence(row: OccurrenceRow, { canSeeInternal, now }: Reader): Occurrence {
  return {
    id: row.id,
    orderNumber: row.order_number,
    company: { id: row.company_id, name: row.company_name },
    stopId: row.stop_id,
    kind: row.kind,
    reason: row.reason,
    description: canSeeInternal || row.visibility === 'company' ? row.description : null,
    status: row.status,
    owner: toReference(row.owner_id, row.owner_name),
    dueAt: row.due_at.toISOString(),
    overdue: row.status === 'open' && row.due_at < now,
    openedBy: toReference(row.opened_by_id, row.opener_name),
    openedAt: row.opened_at.toISOString(),
    resolution: row.resolution,
    resolvedBy: toReference(row.resolved_by_id, row.resolver_name),
    resolvedAt: toTimestamp(row.resolved_at),
    version: row.version,
  }
}

/** Maps a row and the comments that its reader may see. */
export function toOccurrenceDetail(
  row: OccurrenceRow,
  comments: readonly OccurrenceCommentRow[],
  reader: Reader,
): OccurrenceDetail {
  return {
    ...toOccurrence(row, reader),
    comments: comments.map((comment) => ({
      id: comment.id,
      text: comment.text,
      visibility: comment.visibility,
      author: { id: comment.author_id, name: comment.author_name },
      createdAt: comment.created_at.toISOString(),
    })),
  }
}
