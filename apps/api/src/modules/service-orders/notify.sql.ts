import type { ServiceOrderStatus } from '@malote/api-client/contract'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Database } from '../../platform/context.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { OrderRow } from './order-rows.sql.ts'

/** Whether a user may see the orders of a company: admins see all, others those of their companies. */
const maySeeOrders = (companyId: string): RawBuilder<boolean> => sql<boolean>`(
  users.role = 'admin'
  or exists (select from memberships where memberships.user_id = users.id and memberships.company_id = ${companyId})
)`

/** Whether a user belongs to the delivery team, which reads internal comments. */
const isInTeam = sql<boolean>`(users.role = 'admin' or users.role = 'operator' and users.carries_out)`

/** Selects the users that a condition names, as far as they may see the orders of a company. */
async function selectReaders(db: Database, companyId: string, who: RawBuilder<boolean>): Promise<string[]> {
  const rows = await db.selectFrom('users').select('users.id').where(who).where(maySeeOrders(companyId)).execute()
  return rows.map(({ id }) => id)
}

/** Selects the requester of an order, if they may still see it. */
export async function selectRequester(
  db: Database,
  order: Pick<OrderRow, 'company_id' | 'requested_by_id'>,
): Promise<string[]> {
  return selectReaders(db, order.company_id, sql`users.id = ${order.requested_by_id}`)
}

/**
 * Selects the requester of an order, if they may still see it, the settings enable e-mails for this status, and another
 * user changed it.
 */
export async function selectStatusEmailRecipient(
  db: Database,
  order: Pick<OrderRow, 'company_id' | 'requested_by_id'>,
  to: ServiceOrderStatus,
  actorId: string | null,
): Promise<{ name: string; email: string } | undefined> {
  return db
    .selectFrom('users')
    .innerJoin('settings', (join) => join.onTrue())
    .select(['users.name', 'users.email'])
    .where(sql<boolean>`users.id = ${order.requested_by_id}`)
    .where(maySeeOrders(order.company_id))
    .where(sql<boolean>`${to} = any(settings.notified_statuses)`)
    .where('users.status', '=', 'active')
    .where('users.integration', '=', false)
    .where('users.id', 'is distinct from', actorId)
    .executeTakeFirst()
}

/**
 * Selects the requester, the assignee and the commenters of an order, as far as they may see the order and the
 * comment.
 */
export async function selectCommentReaders(
  db: Database,
  order: Pick<OrderRow, 'id' | 'company_id' | 'requested_by_id' | 'assignee_id'>,
  internal: boolean,
): Promise<string[]> {
  const participates = sql<boolean>`(
    users.id = ${order.requested_by_id} or users.id = ${order.assignee_id}
    or users.id in (select author_id from service_order_comments where service_order_id = ${order.id})
  )`
  return selectReaders(db, order.company_id, internal ? sql`${participates} and ${isInTeam}` : participates)
}

/** Selects the owner, the opener and the commenters of an occurrence, as far as they may see its order and the comment. */
export async function selectOccurrenceReaders(
  db: Database,
  occurrence: Pick<Selectable<Tables['order_occurrences']>, 'id' | 'company_id' | 'owner_id' | 'opened_by_id'>,
  internal: boolean,
): Promise<string[]> {
  const participates = sql<boolean>`(
    users.id in (${occurrence.owner_id}, ${occurrence.opened_by_id})
    or users.id in (select author_id from order_occurrence_comments where occurrence_id = ${occurrence.id})
  )`
  return selectReaders(db, occurrence.company_id, internal ? sql`${participates} and ${isInTeam}` : participates)
}

/** Selects the admins, and the requester and the assignee of an order as far as they may see it. */
export async function selectRequestReaders(
  db: Database,
  order: Pick<OrderRow, 'company_id' | 'requested_by_id' | 'assignee_id'>,
): Promise<string[]> {
  const who = sql<boolean>`(users.role = 'admin' or users.id in (${order.requested_by_id}, ${order.assignee_id}))`
  return selectReaders(db, order.company_id, sql`users.status = 'active' and ${who}`)
}

/**
 * Selects the assignee of an order, or without an active one the admins and the operators who assign orders of its
 * company; with `requester`, the requester too. Each as far as they may see the order.
 */
export async function selectDeadlineReaders(
  db: Database,
  order: Pick<OrderRow, 'company_id' | 'requested_by_id' | 'assignee_id'>,
  requester: boolean,
): Promise<string[]> {
  const dispatchers = sql<boolean>`(users.role = 'admin' or users.role = 'operator' and exists (
    select from memberships
    where memberships.user_id = users.id and memberships.company_id = ${order.company_id} and memberships.dispatches))`
  const isAssignee = sql<boolean>`users.id = ${order.assignee_id}`
  const assignees = await selectReaders(db, order.company_id, sql`${isAssignee} and users.status = 'active'`)
  const actors = assignees.length > 0 ? isAssignee : dispatchers
  const who = requester ? sql<boolean>`(${actors} or users.id = ${order.requested_by_id})` : actors
  return selectReaders(db, order.company_id, who)
}
