import { type Caller, getOrderFacts, type OrderFacts } from '@malote/api-client/contract'
import type { Session } from '../../platform/context.ts'
import { toLifecycleOrder } from './order-lifecycle.ts'
import type { OrderRow, StopRow } from './order-rows.sql.ts'

/** The actor of automatic steps: expiry, or the last of several deliveries. */
export const systemCaller: Caller = { role: 'system', id: null }

/** Maps a user to the caller of the contract's transition table. */
export const toCaller = ({ role, id, carriesOut }: Session['user']): Caller => ({ role, id, carriesOut })

/** Whether a stop has every proof that it requires. */
export const isProved = (stop: StopRow): boolean => stop.missing_proofs.length === 0

/** Finds a stop of the order by its id, the return included. */
export const findStop = (row: OrderRow, id: string): StopRow | undefined =>
  [...row.stops, ...(row.return_stop ? [row.return_stop] : [])].find((stop) => stop.id === id)

/**
 * Whether a user requested an order. The orders of API keys belong to their company: each of its keys, such as the next
 * one after a rotation, is the requester of all of them.
 */
export const isRequester = (row: OrderRow, user: Pick<Session['user'], 'id' | 'integration'>): boolean =>
  row.requested_by_id === user.id || (user.integration === true && row.requested_by_integration === true)

/** Returns the facts of an order that the contract's transition table needs, for a user or an automatic step. */
export function toOrderFacts(row: OrderRow, user?: Pick<Session['user'], 'id' | 'integration'>): OrderFacts {
  return getOrderFacts(toLifecycleOrder(row), {
    maximumAttempts: row.maximum_attempts,
    canceledById: row.canceled_by_id,
    requestedById: user && isRequester(row, user) ? user.id : row.requested_by_id,
    cancelGraceMinutes: row.cancel_grace_minutes,
  })
}
