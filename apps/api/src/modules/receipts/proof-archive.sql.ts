import { receiptStatuses } from '@malote/api-client/contract'
import { sql } from 'kysely'
import type { Database } from '../../platform/context.ts'
import { inScope, type Scope } from '../../platform/db/scope.ts'
import { companyTimeZone } from '../../platform/db/time-zone.ts'

interface Month {
  readonly companyId: string | null
  readonly firstDay: string
  readonly lastDay: string
}

const pageSize = 100

/** A partially delivered order is neither delivered nor closed: it has the time at which it got this status. */
const finishedAt = sql`coalesce(service_orders.delivered_at, service_orders.closed_at, (
  select max(event.occurred_at) from service_order_events as event
  where event.service_order_id = service_orders.id and event.to_status = service_orders.status
))`

/** The orders that were finished in a month, in the time zone of their company. */
function selectFromFinishedOrders(db: Database, scope: Scope, { companyId, firstDay, lastDay }: Month) {
  const day = sql`(${finishedAt} at time zone ${companyTimeZone})::date`
  const query = db
    .selectFrom('service_orders')
    .innerJoin('companies', 'companies.id', 'service_orders.company_id')
    .innerJoin('settings', (join) => join.onTrue())
    .where(inScope(scope, 'service_orders.company_id'))
    .where('service_orders.status', 'in', [...receiptStatuses])
    .where(sql<boolean>`${finishedAt}
      between ${firstDay}::date - 2 and ${lastDay}::date + 2`)
    .where(sql<boolean>`${day} between ${firstDay}::date and ${lastDay}::date`)
  return companyId ? query.where('service_orders.company_id', '=', companyId) : query
}

/** Selects the numbers of the next orders that were finished in a month, after an order. */
export async function selectFinishedOrders(db: Database, scope: Scope, month: Month, after: string): Promise<string[]> {
  const rows = await selectFromFinishedOrders(db, scope, month)
    .select('service_orders.order_number')
    .where('service_orders.order_number', '>', after)
    .orderBy('service_orders.order_number')
    .limit(pageSize)
    .execute()
  return rows.map(({ order_number }) => order_number)
}

/** Selects how many orders were finished in a month, and the size of their photos and signatures. */
export function selectArchiveSize(db: Database, scope: Scope, month: Month) {
  return selectFromFinishedOrders(db, scope, month)
    .leftJoin('service_order_attachments as proof', (join) =>
      join
        .onRef('proof.service_order_id', '=', 'service_orders.id')
        .on('proof.kind', '<>', 'attachment')
        .on('proof.visibility', '=', 'company'),
    )
    .select([
      sql<number>`count(distinct service_orders.id)::integer`.as('orders'),
      sql<number>`coalesce(sum(proof.bytes), 0)::float8`.as('proof_bytes'),
    ])
    .executeTakeFirstOrThrow()
}
