import { type Comment, commentsPerOrder, isDeliveryTeam, type NewComment } from '@malote/api-client/contract'
import { type Context, inTransaction, requireSession } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { newId } from '../../../platform/security/ids.ts'
import { notifyCommentReaders } from '../notify.service.ts'
import { lockOrder, requireOrder } from '../order-access.service.ts'
import { recordOrderEvent } from '../order-events.service.ts'
import { type CommentRow, countComments, insertComment, selectComments } from './comments.sql.ts'

/** Lists the comments of an order. Internal comments are hidden from the company. */
export async function listComments(ctx: Context, orderNumber: string): Promise<{ data: Comment[] }> {
  const { db, user } = requireSession(ctx)
  const { id } = await requireOrder(ctx, orderNumber)
  const rows = await selectComments(db, id, isDeliveryTeam(user) ? ['internal', 'company'] : ['company'])
  return { data: rows.map(toComment) }
}

/**
 * Adds a comment to an order and to its history.
 *
 * @throws AppError when the order has the maximum number of comments, or the caller may not write internal ones.
 */
export function addComment(ctx: Context, orderNumber: string, input: NewComment): Promise<Comment> {
  return inTransaction(ctx, async (txCtx) => {
    const { db, now, user } = requireSession(txCtx)
    const order = await lockOrder(txCtx, orderNumber)
    const { text, visibility } = input
    if (!isDeliveryTeam(user) && visibility === 'internal') {
      throw new AppError('forbidden', 'Comentários internos são da equipe de entregas.')
    }
    if ((await countComments(db, order.id)) >= commentsPerOrder) {
      throw new AppError('limit_reached', `Esta ordem já tem ${commentsPerOrder} comentários, o máximo.`)
    }
    const id = newId()
    await insertComment(db, { id, service_order_id: order.id, author_id: user.id, text, visibility, created_at: now })
    await recordOrderEvent(txCtx, order.id, { type: 'commented', visibility, comment_id: id })
    await notifyCommentReaders(txCtx, order, { actorId: user.id, internal: visibility === 'internal' })
    return toComment({ id, text, visibility, author_id: user.id, author_name: user.name, created_at: now })
  })
}

/** Maps a row to a comment of the API. */
function toComment(row: Omit<CommentRow, 'service_order_id'>): Comment {
  return {
    id: row.id,
    text: row.text,
    visibility: row.visibility,
    author: { id: row.author_id, name: row.author_name },
    createdAt: row.created_at.toISOString(),
  }
}
