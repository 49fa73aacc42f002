import type { CommentVisibility, occurrences } from '@malote/api-client/contract'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Database } from '../../../platform/context.ts'
import { type QueryOf, selectPage } from '../../../platform/db/paging.ts'
import { inScope, type Scope } from '../../../platform/db/scope.ts'
import type { Tables } from '../../../platform/db/tables.ts'

export type OccurrenceFilters = QueryOf<typeof occurrences.list>
export type OccurrenceRow = Awaited<ReturnType<typeof selectOccurrencesOfOrder>>[number]
export type OccurrenceCommentRow = Awaited<ReturnType<typeof selectOccurrenceComments>>[number]

function selectFromOccurrences(db: Database) {
  return db
    .selectFrom('order_occurrences')
    .innerJoin('service_orders', 'service_orders.id', 'order_occurrences.service_order_id')
    .innerJoin('companies', 'companies.id', 'order_occurrences.company_id')
    .leftJoin('users as owner', 'owner.id', 'order_occurrences.owner_id')
    .leftJoin('users as opener', 'opener.id', 'order_occurrences.opened_by_id')
    .leftJoin('users as resolver', 'resolver.id', 'order_occurrences.resolved_by_id')
    .selectAll('order_occurrences')
    .select([
      'service_orders.order_number',
      'companies.name as company_name',
      'owner.name as owner_name',
      'opener.name as opener_name',
      'resolver.name as resolver_name',
    ])
}

/** Selects the occurrences of an order, oldest first. */
export async function selectOccurrencesOfOrder(db: Database, orderId: string) {
  return selectFromOccurrences(db)
    .where('order_occurrences.service_order_id', '=', orderId)
    .orderBy('order_occurrences.opened_at')
    .orderBy('order_occurrences.id')
    .execute()
}

/** Selects a page of the occurrences of a reader: the open ones by their due time, then the resolved ones. */
export async function selectOccurrences(
  db: Database,
  { scope, userId, now }: { scope: Scope; userId: string; now: Date },
  { companyId, status, owned, overdue, attention, ...page }: OccurrenceFilters,
) {
  let counted = db.selectFrom('order_occurrences').where(inScope(scope, 'order_occurrences.company_id'))
  let rows = selectFromOccurrences(db).where(inScope(scope, 'order_occurrences.company_id'))
  const conditions = [
    ...(companyId ? [sql<boolean>`order_occurrences.company_id = ${companyId}`] : []),
    ...(status ? [sql<boolean>`order_occurrences.status = ${status}`] : []),
    ...(owned ? [sql<boolean>`order_occurrences.owner_id = ${userId}`] : []),
    ...(overdue ? [sql<boolean>`order_occurrences.status = 'open' and order_occurrences.due_at < ${now}`] : []),
    ...(attention
      ? [
          sql<boolean>`order_occurrences.status = 'open'
            and (order_occurrences.due_at < ${now} or order_occurrences.owner_id is null)`,
        ]
      : []),
  ]
  for (const condition of conditions) {
    counted = counted.where(condition)
    rows = rows.where(condition)
  }
  return selectPage(
    counted,
    page,
    rows.orderBy('order_occurrences.status').orderBy('order_occurrences.due_at').orderBy('order_occurrences.id'),
  )
}

/** Selects the comments of some occurrences that a reader may see, oldest first. */
export async function selectOccurrenceComments(
  db: Database,
  occurrenceIds: readonly string[],
  visibilities: readonly CommentVisibility[],
) {
  return db
    .selectFrom('order_occurrence_comments as comment')
    .innerJoin('users', 'users.id', 'comment.author_id')
    .selectAll('comment')
    .select('users.name as author_name')
    .where(sql<boolean>`comment.occurrence_id = any(${occurrenceIds}::uuid[])`)
    .where(sql<boolean>`comment.visibility = any(${visibilities})`)
    .orderBy('comment.created_at')
    .orderBy('comment.id')
    .execute()
}

/**
 * Marks the open occurrences whose due time is in a period as announced, and selects those that were not. A second process
 * gets none of them.
 */
export async function claimOverdueOccurrences(
  db: Database,
  { from, to }: { readonly from: Date; readonly to: Date },
  limit: number,
): Promise<OccurrenceRow[]> {
  const { rows } = await sql<{ id: string }>`
    with overdue as (
      select id from order_occurrences
      where status = 'open' and due_at >= ${from} and due_at < ${to} and overdue_notice_for is distinct from due_at
      order by due_at, id
      limit ${limit}
      for update skip locked)
    update order_occurrences as occurrence set overdue_notice_for = occurrence.due_at
    from overdue where overdue.id = occurrence.id
    returning occurrence.id
  `.execute(db)
  if (rows.length === 0) return []
  return selectFromOccurrences(db)
    .where(sql<boolean>`order_occurrences.id = any(${rows.map(({ id }) => id)}::uuid[])`)
    .orderBy('order_occurrences.id')
    .execute()
}

/** Counts the comments of an occurrence, internal ones included. */
export async function countOccurrenceComments(db: Database, occurrenceId: string): Promise<number> {
  const { total } = await db
    .selectFrom('order_occurrence_comments')
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .where('occurrence_id', '=', occurrenceId)
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Whether an order has an occurrence with this id. */
export async function hasOccurrence(db: Database, orderId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('order_occurrences')
    .select('id')
    .where('service_order_id', '=', orderId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertOccurrence(db: Database, row: Insertable<Tables['order_occurrences']>): Promise<void> {
  await db.insertInto('order_occurrences').values(row).execute()
}

export async function updateOccurrenceRow(
  db: Database,
  id: string,
  set: Updateable<Tables['order_occurrences']>,
): Promise<void> {
  await db.updateTable('order_occurrences').set(set).where('id', '=', id).execute()
}

export async function insertOccurrenceComment(
  db: Database,
  row: Insertable<Tables['order_occurrence_comments']>,
): Promise<void> {
  await db.insertInto('order_occurrence_comments').values(row).execute()
}
