import type { CommentVisibility } from '@malote/api-client/contract'
import { type Insertable, sql } from 'kysely'
import type { Database } from '../../../platform/context.ts'
import type { Tables } from '../../../platform/db/tables.ts'

export type CommentRow = Awaited<ReturnType<typeof selectComments>>[number]

export async function insertComment(db: Database, row: Insertable<Tables['service_order_comments']>): Promise<void> {
  await db.insertInto('service_order_comments').values(row).execute()
}

/** Counts the comments of an order, internal ones included. */
export async function countComments(db: Database, orderId: string): Promise<number> {
  const { total } = await db
    .selectFrom('service_order_comments')
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .where('service_order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Selects an order's comments of the given visibilities. */
export async function selectComments(db: Database, orderId: string, visibilities: readonly CommentVisibility[]) {
  return db
    .selectFrom('service_order_comments as comment')
    .innerJoin('users', 'users.id', 'comment.author_id')
    .selectAll('comment')
    .select('users.name as author_name')
    .where('comment.service_order_id', '=', orderId)
    .where(sql<boolean>`comment.visibility = any(${visibilities})`)
    .orderBy('comment.created_at')
    .orderBy('comment.id')
    .execute()
}
