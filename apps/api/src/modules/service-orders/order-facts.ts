import type { Caller, OrderFacts } from '@malote/api-client/contract'
import type { Session } from '../../platform/context.ts'
import { toTimestamp } from '../../platform/db/row-values.ts'
import type { OrderRow, StopRow } from './order-rows.sql.ts'

/** The actor of automatic steps: expiry, or the last of several deliveries. */
export const systemCaller: Caller = { role: 'system', id: null }

/** Maps a user to the caller of the contract's transition table. */
export const toCaller = ({ role, id, carriesOut }: Session['user']): Caller => ({ role, id, carriesOut })

/** Whether a drop-off has no outcome yet. */
export const isOpen = (stop: StopRow): boolean =>
  stop.kind === 'dropoff' && stop.state !== 'completed' && stop.state !== 'failed'

/** Whether a stop has every proof that it requires. */
export const isProved = (stop: StopRow): boolean => stop.missing_proofs.length === 0

/** The order status in which the courier serves each kind of stop. */
const servedIn = { pickup: 'collecting', dropoff: 'in_transit', return: 'returning' } as const

/** Whether the order is in the status in which its courier serves a stop, which has no outcome yet. */
export const canBeServed = ({ status }: Pick<OrderRow, 'status'>, { kind, state }: StopRow): boolean =>
  status === servedIn[kind] && state !== 'completed' && state !== 'failed'

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
  return {
    status: row.status,
    heldFrom: row.held_from,
    attempts: row.attempts,
    maximumAttempts: row.maximum_attempts,
    acceptedAt: toTimestamp(row.accepted_at),
    collectedAt: toTimestamp(row.collected_at),
    canceledAt: toTimestamp(row.canceled_at),
    canceledById: row.canceled_by_id,
    requestedById: user && isRequester(row, user) ? user.id : row.requested_by_id,
    pickupWindowEnd: toTimestamp(row.stops[0]?.window_end ?? null),
    openDropoffs: row.stops.filter(isOpen).length,
    failedDropoffs: row.stops.filter((stop) => stop.kind === 'dropoff' && stop.state === 'failed').length,
    unprovedPickup: row.stops.some((stop) => stop.kind === 'pickup' && !isProved(stop)),
    unprovedDropoffs: row.stops.filter((stop) => stop.kind === 'dropoff' && stop.state !== 'failed' && !isProved(stop))
      .length,
    unprovedReturn: row.return_stop !== null && !isProved(row.return_stop),
    cancelGraceMinutes: row.cancel_grace_minutes,
  }
}
