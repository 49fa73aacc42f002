import type { ServiceOrderStatus } from '@malote/api-client/contract'
import { sql } from 'kysely'
import type { Database } from '../../platform/context.ts'

/** Who asked for an order, if the settings say that they are told of this status, and somebody else did it. */
export async function selectRecipientOfNews(
  db: Database,
  orderId: string,
  to: ServiceOrderStatus,
  actorId: string | null,
): Promise<{ name: string; email: string } | undefined> {
  return db
    .selectFrom('service_orders')
    .innerJoin('users', 'users.id', 'service_orders.requested_by_id')
    .innerJoin('settings', (join) => join.onTrue())
    .select(['users.name', 'users.email'])
    .where('service_orders.id', '=', orderId)
    .where(sql<boolean>`${to} = any(settings.notified_statuses)`)
    .where('users.status', '=', 'active')
    .where('users.integration', '=', false)
    .where('users.id', 'is distinct from', actorId)
    .executeTakeFirst()
}
