import { type Selectable, sql } from 'kysely'
import { inScope, type Scope } from '../../database/scope.ts'
import type { Tables } from '../../database/tables.ts'
import type { Database } from '../../platform/context.ts'

export type StopRow = Selectable<Tables['service_order_stops']>
export type ItemRow = Selectable<Tables['service_order_items']>

/** An order with what it takes to show and to judge it. */
export type OrderRow = Awaited<ReturnType<ReturnType<typeof orders>['executeTakeFirstOrThrow']>>

function orders(db: Database) {
  return db
    .selectFrom('service_orders')
    .innerJoin('companies', 'companies.id', 'service_orders.company_id')
    .innerJoin('settings', (join) => join.onTrue())
    .leftJoin('users as assignee', 'assignee.id', 'service_orders.assignee_id')
    .leftJoin('users as requester', 'requester.id', 'service_orders.requested_by_id')
    .selectAll('service_orders')
    .select([
      'companies.name as company_name',
      'companies.status as company_status',
      'assignee.name as assignee_name',
      'requester.name as requested_by_name',
      'settings.cancel_grace_minutes',
      sql<number>`coalesce(companies.maximum_attempts, settings.maximum_attempts)`.as('maximum_attempts'),
      sql<number>`coalesce(companies.sla_normal_hours, settings.sla_normal_hours)`.as('sla_normal_hours'),
      sql<number>`coalesce(companies.sla_urgent_hours, settings.sla_urgent_hours)`.as('sla_urgent_hours'),
    ])
}

export async function selectOrder(db: Database, scope: Scope, orderNumber: string): Promise<OrderRow | undefined> {
  return orders(db)
    .where('service_orders.order_number', '=', orderNumber)
    .where(inScope(scope, 'service_orders.company_id'))
    .executeTakeFirst()
}

/** The order, held until the transaction ends: of many who would move it at once, one does and the others see it moved. */
export async function lockOrder(db: Database, scope: Scope, orderNumber: string): Promise<OrderRow | undefined> {
  return orders(db)
    .where('service_orders.order_number', '=', orderNumber)
    .where(inScope(scope, 'service_orders.company_id'))
    .forUpdate('service_orders')
    .executeTakeFirst()
}

export async function selectStops(db: Database, orderId: string): Promise<StopRow[]> {
  return db
    .selectFrom('service_order_stops')
    .selectAll()
    .where('service_order_id', '=', orderId)
    .orderBy('position')
    .execute()
}

export async function selectItems(db: Database, orderId: string): Promise<ItemRow[]> {
  return db
    .selectFrom('service_order_items')
    .selectAll()
    .where('service_order_id', '=', orderId)
    .orderBy('position')
    .execute()
}

/** Requested orders whose pickup window ended before `now`, held; those that somebody is moving right now are left out. */
export async function lockOverdueRequests(db: Database, now: Date, limit: number): Promise<OrderRow[]> {
  return orders(db)
    .where('service_orders.status', '=', 'requested')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('service_order_stops')
          .whereRef('service_order_stops.service_order_id', '=', 'service_orders.id')
          .where('service_order_stops.position', '=', 0)
          .where('service_order_stops.window_end', '<', now)
          .select('service_order_stops.id'),
      ),
    )
    .orderBy('service_orders.created_at')
    .limit(limit)
    .forUpdate('service_orders')
    .skipLocked()
    .execute()
}
