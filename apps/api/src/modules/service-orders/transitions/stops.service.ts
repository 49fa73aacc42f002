import { proofKindLabels, type ServiceOrder, type StopOutcome } from '@malote/api-client/contract'
import { type Context, inTransaction, requireSession } from '../../../platform/context.ts'
import { AppError, requireRow } from '../../../platform/http/app-error.ts'
import type { ExpectedVersion } from '../../../platform/http/conditional-requests.ts'
import { assertReasonListed } from '../../settings/index.ts'
import { lockOrder } from '../order-access.service.ts'
import { recordOrderEvent } from '../order-events.service.ts'
import { isOpen, isProved, systemCaller, toCaller } from '../order-facts.ts'
import { stopNotFound } from '../order-messages.ts'
import type { OrderRow, StopRow } from '../order-rows.sql.ts'
import { assertDeliveryTeam } from '../order-rules.service.ts'
import { updateOrder, updateStop } from '../order-writes.sql.ts'
import { getServiceOrder } from '../read/read.service.ts'
import { assertOrderVersion } from '../version-conflict.service.ts'
import { applyTransition } from './apply-transition.service.ts'
import { runUndoableStep } from './undo.service.ts'

/** Records the outcome of a drop-off. The last one also finishes the route. */
export function recordStop(
  ctx: Context,
  orderNumber: string,
  stopId: string,
  outcome: StopOutcome,
  expectedVersion?: ExpectedVersion,
): Promise<ServiceOrder> {
  return inTransaction(ctx, async (inside) => {
    const { db, now } = requireSession(inside)
    const row = await lockOrder(inside, orderNumber)
    assertDeliveryTeam(inside)
    await assertOrderVersion(inside, row, expectedVersion)
    const stop = requireRow(
      row.stops.find(({ id }) => id === stopId),
      stopNotFound,
    )
    assertStopRecordable(row, stop)
    if (outcome.state === 'completed' && !isProved(stop)) {
      const missing = stop.missing_proofs.map((kind) => proofKindLabels[kind]).join(', ')
      throw new AppError('invalid_transition', `Falta a comprovação desta entrega: ${missing}.`)
    }

    await runUndoableStep(inside, row, async () => {
      if (outcome.state === 'failed') {
        await assertReasonListed(inside, { from: row.status, to: 'failed' }, outcome.reason)
      }
      await updateStop(db, stop.id, toOutcomeColumns(outcome, now))
      await updateOrder(db, row.id, { updated_at: now })
      await recordOrderEvent(inside, row.id, {
        type: 'stop_changed',
        stop_id: stop.id,
        stop_state: outcome.state,
        reason: outcome.state === 'failed' ? outcome.reason : null,
        visibility: outcome.state === 'failed' ? 'company' : 'public',
      })
      if (outcome.state !== 'arrived') await advanceRoute(inside, orderNumber, outcome)
    })
    return getServiceOrder(inside, orderNumber)
  })
}

function assertStopRecordable(row: OrderRow, stop: StopRow): void {
  const reason =
    stop.kind === 'pickup'
      ? 'A coleta é registrada pelo status da ordem.'
      : row.status !== 'in_transit'
        ? 'Só é possível registrar entregas com a ordem em rota.'
        : isOpen(stop)
          ? undefined
          : 'Esta entrega já foi registrada.'
  if (reason) throw new AppError('invalid_transition', reason)
}

function toOutcomeColumns(outcome: StopOutcome, now: Date) {
  switch (outcome.state) {
    case 'arrived':
      return { state: outcome.state }
    case 'completed':
      return { state: outcome.state, completed_at: now, receiver_name: outcome.receiverName }
    case 'failed':
      return { state: outcome.state, failure_reason: outcome.reason }
  }
}

/** Sends the courier to the next drop-off or, without one, applies the transition that follows from the outcomes. */
async function advanceRoute(ctx: Context, orderNumber: string, outcome: StopOutcome): Promise<void> {
  const { db, user } = requireSession(ctx)
  const row = await lockOrder(ctx, orderNumber)
  const next = row.stops.find(isOpen)
  if (next) {
    if (next.state === 'pending') await updateStop(db, next.id, { state: 'en_route' })
    return
  }
  const dropoffs = row.stops.filter((stop) => stop.kind === 'dropoff')
  const failed = dropoffs.filter((stop) => stop.state === 'failed').length
  if (failed === 0) {
    const receiverName = dropoffs.at(-1)?.receiver_name ?? undefined
    await applyTransition(ctx, row, toCaller(user), { to: 'delivered', receiverName })
  } else if (failed < dropoffs.length) {
    await applyTransition(ctx, row, systemCaller, { to: 'partially_delivered' })
  } else {
    const reason = outcome.state === 'failed' ? outcome.reason : undefined
    await applyTransition(ctx, row, toCaller(user), { to: 'failed', reason })
  }
}
