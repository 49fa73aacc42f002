import { runningStatuses } from '@malote/api-client/contract'
import { sql } from 'kysely'
import type { Database } from '../../../platform/context.ts'

export type DeadlineNotice = 'due_soon' | 'late'

interface Period {
  readonly from: Date
  readonly to: Date
}

/**
 * Marks the running orders whose promise is in a period as notified, and selects those that were not. A second process waits
 * for the first and gets none of its orders.
 *
 * @returns the order numbers.
 */
export async function claimDeadlineNotices(
  db: Database,
  kind: DeadlineNotice,
  { from, to }: Period,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ order_number: string }>`
    with claimed as (
      insert into deadline_notices (service_order_id, kind, promised_at)
      select id, ${kind}, promised_at
      from service_orders
      where closed_at is null and status = any(${runningStatuses}) and promised_at >= ${from} and promised_at < ${to}
        and not exists (
          select from deadline_notices as earlier
          where earlier.service_order_id = service_orders.id and earlier.kind = ${kind}
            and earlier.promised_at = service_orders.promised_at)
      order by promised_at
      limit ${limit}
      on conflict (service_order_id, kind) do update set promised_at = excluded.promised_at
        where deadline_notices.promised_at <> excluded.promised_at
      returning service_order_id)
    select order_number from service_orders where id in (select service_order_id from claimed) order by order_number
  `.execute(db)
  return rows.map(({ order_number }) => order_number)
}
