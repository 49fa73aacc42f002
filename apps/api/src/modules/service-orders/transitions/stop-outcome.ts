import { proofKindLabels, type ServiceOrderStatus, type StopOutcome } from '@malote/api-client/contract'
import { AppError } from '../../../platform/http/app-error.ts'
import { toEvidenceColumns } from '../order-events.service.ts'
import { isOpen, isProved } from '../order-facts.ts'
import type { OrderRow, StopRow } from '../order-rows.sql.ts'

/** @throws AppError `invalid_transition` when the outcome of a stop may not be recorded now. */
export function assertOutcomeAllowed(row: OrderRow, stop: StopRow, outcome: StopOutcome): void {
  const reason =
    stop.kind === 'pickup'
      ? 'A coleta é registrada pelo status da ordem.'
      : row.status !== 'in_transit'
        ? 'Só é possível registrar entregas com a ordem em rota.'
        : isOpen(stop)
          ? undefined
          : 'Esta entrega já foi registrada.'
  if (reason) throw new AppError('invalid_transition', reason)
  if (outcome.state !== 'completed' || isProved(stop)) return
  const missing = stop.missing_proofs.map((kind) => proofKindLabels[kind]).join(', ')
  throw new AppError('invalid_transition', `Falta a comprovação desta entrega: ${missing}.`)
}

/** Maps the outcome to columns of the stop. */
export function toOutcomeColumns(outcome: StopOutcome, now: Date) {
  switch (outcome.state) {
    case 'arrived':
      return { state: outcome.state }
    case 'completed':
      return { state: outcome.state, completed_at: now, receiver_name: outcome.receiverName }
    case 'failed':
      return { state: outcome.state, failure_reason: outcome.reason }
  }
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

/** Whether an order is delivered in part when the rest of its route fails. */
export const isPartlyDelivered = (row: OrderRow): boolean =>
  row.status === 'in_transit' && row.stops.some(({ kind, state }) => kind === 'dropoff' && state === 'completed')

interface RouteEnd {
  readonly to: ServiceOrderStatus
  /** Whether the system makes the transition instead of the caller. */
  readonly bySystem: boolean
  readonly receiverName?: string | undefined
  readonly reason?: string | undefined
}

/** Returns the transition that follows from the outcomes of all drop-offs, after the last one. */
export function finishRoute(stops: readonly StopRow[], outcome: StopOutcome): RouteEnd {
  const dropoffs = stops.filter((stop) => stop.kind === 'dropoff')
  const failed = dropoffs.filter((stop) => stop.state === 'failed').length
  if (failed === 0) {
    return { to: 'delivered', bySystem: false, receiverName: dropoffs.at(-1)?.receiver_name ?? undefined }
  }
  if (failed < dropoffs.length) return { to: 'partially_delivered', bySystem: true }
  return { to: 'failed', bySystem: false, reason: outcome.state === 'failed' ? outcome.reason : undefined }
}
