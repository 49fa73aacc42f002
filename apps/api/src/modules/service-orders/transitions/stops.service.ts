import type { ServiceOrder, StopOutcome } from '@malote/api-client/contract'
import { type Context, inTransaction, requireSession } from '../../../platform/context.ts'
import { requireRow } from '../../../platform/http/app-error.ts'
import type { ExpectedVersion } from '../../../platform/http/conditional-requests.ts'
import { queueRecipientMessages } from '../../recipient-messages/index.ts'
import { assertReasonListed } from '../../settings/index.ts'
import { lockOrder } from '../order-access.service.ts'
import { recordOrderEvent } from '../order-events.service.ts'
import { isOpen, systemCaller, toCaller } from '../order-facts.ts'
import { stopNotFound } from '../order-messages.ts'
import { assertDeliveryTeam } from '../order-rules.service.ts'
import { updateOrder, updateStop } from '../order-writes.sql.ts'
import { getServiceOrder } from '../read/read.service.ts'
import { getStepTime, withStepTime } from '../step-time.service.ts'
import { assertOrderVersion } from '../version-conflict.service.ts'
import { applyTransition } from './apply-transition.service.ts'
import { haltRoute, isBeingServed } from './stop-changes.ts'
import { assertOutcomeAllowed, finishRoute, toOutcomeColumns, toStopEvent } from './stop-outcome.ts'
import { runUndoableStep } from './undo.service.ts'

/** The message to the recipient about each outcome of their stop. */
const kindOfOutcome = { arrived: 'approaching', completed: 'delivered', failed: 'failed' } as const

/** Records the outcome of a drop-off. The last one also finishes the route. */
export function recordStop(
  ctx: Context,
  orderNumber: string,
  stopId: string,
  outcome: StopOutcome,
  expectedVersion?: ExpectedVersion,
): Promise<ServiceOrder> {
  return inTransaction(ctx, async (txCtx) => {
    const { db, now } = requireSession(txCtx)
    const row = await lockOrder(txCtx, orderNumber)
    assertDeliveryTeam(txCtx)
    await assertOrderVersion(txCtx, row, expectedVersion)
    const stop = requireRow(
      row.stops.find(({ id }) => id === stopId),
      stopNotFound,
    )
    assertOutcomeAllowed(row, stop, outcome)

    const stepCtx = await withStepTime(txCtx, row)
    await runUndoableStep(stepCtx, row, async () => {
      if (outcome.state === 'failed') {
        await assertReasonListed(stepCtx, { from: row.status, to: 'failed' }, outcome.reason)
      }
      if (outcome.state === 'arrived') {
        // The courier serves one stop at a time.
        for (const { id, set } of haltRoute(row.stops)) await updateStop(db, id, set)
      }
      await updateStop(db, stop.id, toOutcomeColumns(outcome, getStepTime(stepCtx)))
      await updateOrder(db, row.id, { updated_at: now })
      await recordOrderEvent(stepCtx, row.id, toStopEvent(stop.id, outcome))
      await queueRecipientMessages(stepCtx, { kind: kindOfOutcome[outcome.state], stopIds: [stop.id] })
      if (outcome.state !== 'arrived') await advanceRoute(stepCtx, orderNumber, outcome)
    })
    return getServiceOrder(txCtx, orderNumber)
  })
}

/** Sends the courier to the next drop-off or, without one, applies the transition that follows from the outcomes. */
async function advanceRoute(ctx: Context, orderNumber: string, outcome: StopOutcome): Promise<void> {
  const { db, user } = requireSession(ctx)
  const row = await lockOrder(ctx, orderNumber)
  const open = row.stops.filter(isOpen)
  if (open.some(isBeingServed)) return
  const [next] = open
  if (next) {
    await updateStop(db, next.id, { state: 'en_route' })
    return queueRecipientMessages(ctx, { kind: 'approaching', stopIds: [next.id] })
  }
  const { to, bySystem, ...input } = finishRoute(row.stops, outcome)
  await applyTransition(ctx, row, bySystem ? systemCaller : toCaller(user), { to, ...input })
}
