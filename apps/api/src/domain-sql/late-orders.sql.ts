import { runningStatuses } from '@malote/api-client/contract'
import { type RawBuilder, sql } from 'kysely'

/** SQL for whether an order is running and past its promise, as `isLate` decides. */
export const isLateRow = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(service_orders.promised_at < ${now} and service_orders.status = any(${runningStatuses}))`
