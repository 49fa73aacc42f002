import type { Caller, OrderFacts } from '@malote/api-client/contract'
import type { Session } from '../../platform/context.ts'
import type { OrderRow, StopRow } from './order-rows.sql.ts'

/** Who acts when nobody does: time passing, or the last of several deliveries. */
export const system: Caller = { role: 'system', id: null }

export const callerOf = (user: Session['user']): Caller => ({ role: user.role, id: user.id })

/** A drop-off that still waits for its end. */
export const isOpen = (stop: StopRow): boolean =>
  stop.kind === 'dropoff' && stop.state !== 'completed' && stop.state !== 'failed'

/** What the contract's transition table needs to know of an order. */
export function factsOf(row: OrderRow): OrderFacts {
  const instant = (date: Date | null): string | null => date?.toISOString() ?? null
  return {
    status: row.status,
    heldFrom: row.held_from,
    attempts: row.attempts,
    maximumAttempts: row.maximum_attempts,
    acceptedAt: instant(row.accepted_at),
    collectedAt: instant(row.collected_at),
    canceledAt: instant(row.canceled_at),
    requestedById: row.requested_by_id,
    openDropoffs: row.stops.filter(isOpen).length,
    failedDropoffs: row.stops.filter((stop) => stop.kind === 'dropoff' && stop.state === 'failed').length,
    unprovedPickup: row.stops.some((stop) => stop.kind === 'pickup' && !stop.proved),
    unprovedDropoffs: row.stops.filter((stop) => stop.kind === 'dropoff' && stop.state !== 'failed' && !stop.proved)
      .length,
    cancelGraceMinutes: row.cancel_grace_minutes,
  }
}
