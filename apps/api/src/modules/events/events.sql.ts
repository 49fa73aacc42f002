import type { ServiceOrderEvent } from '@malote/api-client/contract'
import { sql } from 'kysely'
import type { Database } from '../../platform/context.ts'
import { inScope, type Scope } from '../../platform/db/scope.ts'

export type EventRow = Awaited<ReturnType<typeof selectMissedEvents>>[number]

/** The events that a reader may see. */
export interface Reading {
  readonly scope: Scope
  readonly companyId?: string | undefined
  readonly visibilities: readonly ServiceOrderEvent['visibility'][]
}

function joinEvents(db: Database) {
  return db
    .selectFrom('service_order_events as event')
    .innerJoin('service_orders', 'service_orders.id', 'event.service_order_id')
    .select(['event.id', 'event.type', 'event.to_status', 'event.visibility', 'event.occurred_at'])
    .select(['service_orders.order_number', 'service_orders.company_id'])
}

/** Selects the ids of the companies that a user belongs to. */
export async function selectUserCompanyIds(db: Database, userId: string): Promise<string[]> {
  const rows = await db.selectFrom('memberships').select('company_id').where('user_id', '=', userId).execute()
  return rows.map(({ company_id }) => company_id)
}

/** Selects when an event was recorded, if the reader may see it. */
export async function selectRecordedAt(db: Database, { scope }: Reading, id: string): Promise<Date | undefined> {
  const row = await joinEvents(db)
    .clearSelect()
    .select('event.recorded_at')
    .where('event.id', '=', id)
    .where(inScope(scope, 'service_orders.company_id'))
    .executeTakeFirst()
  return row?.recorded_at
}

/** Selects the events recorded since a time that the reader may see, oldest first. */
export async function selectMissedEvents(db: Database, reading: Reading, since: Date, limit: number) {
  let query = joinEvents(db)
    .where('event.recorded_at', '>=', since)
    .where(inScope(reading.scope, 'service_orders.company_id'))
    .where(sql<boolean>`event.visibility = any(${reading.visibilities})`)
  if (reading.companyId) query = query.where('service_orders.company_id', '=', reading.companyId)
  return query.orderBy('event.recorded_at').orderBy('event.id').limit(limit).execute()
}

/** The ids of an event and of its order, which finds the partition of the event. */
export interface EventKey {
  readonly orderId: string
  readonly id: string
}

/** Selects events by key. `members` contains those of the given users who are members of the event's company. */
export async function selectEventsForUsers(db: Database, keys: readonly EventKey[], userIds: readonly string[]) {
  const [orderIds, ids] = [keys.map(({ orderId }) => orderId), keys.map(({ id }) => id)]
  const notified = sql<{ order_id: string; id: string }>`unnest(${orderIds}::uuid[], ${ids}::uuid[])`
  return joinEvents(db)
    .innerJoin(notified.as<'notified'>(sql`notified(order_id, id)`), (join) =>
      join.onRef('event.service_order_id', '=', 'notified.order_id').onRef('event.id', '=', 'notified.id'),
    )
    .select(
      sql<string[]>`array(
        select memberships.user_id from memberships
        where memberships.company_id = service_orders.company_id and memberships.user_id = any(${userIds}::uuid[])
      )`.as('members'),
    )
    .orderBy('event.recorded_at')
    .orderBy('event.id')
    .execute()
}
