import { findOutcomeError, type StopOutcome } from '@malote/api-client/contract'
import { AppError } from '../../../platform/errors/app-error.ts'
import { toEvidenceColumns } from '../order-events.service.ts'
import { toLifecycleOrder } from '../order-lifecycle.ts'
import type { OrderRow } from '../order-rows.sql.ts'

/** @throws AppError `invalid_transition` when the outcome of a stop may not be recorded now. */
export function assertOutcomeAllowed(row: OrderRow, stopId: string, outcome: StopOutcome): void {
  const order = toLifecycleOrder(row)
  const stop = order.stops.find(({ id }) => id === stopId)
  const error = stop && findOutcomeError(order, stop, outcome)
  if (error) throw new AppError('invalid_transition', error)
}

/** The event of an outcome. Failures are hidden from the recipient. */
export function toStopEvent(stopId: string, outcome: StopOutcome) {
  const failed = outcome.state === 'failed'
  return {
    type: 'stop_changed',
    stop_id: stopId,
    stop_state: outcome.state,
    reason: failed ? outcome.reason : null,
    visibility: failed ? 'company' : 'public',
    ...toEvidenceColumns(outcome),
  } as const
}
