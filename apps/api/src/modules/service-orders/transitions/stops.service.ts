import {
  applyOutcome,
  getRouteEnd,
  type RouteEnd,
  type ServiceOrder,
  type StopOutcome,
} from '@malote/api-client/contract'
import { type Context, inTransaction, requireSession } from '../../../platform/context.ts'
import { requireRow } from '../../../platform/errors/app-error.ts'
import type { ExpectedVersion } from '../../../platform/errors/version-conflict.ts'
import { queueRecipientMessages } from '../../recipient-messages/index.ts'
import { assertReasonListed } from '../../settings/index.ts'
import { lockOrder } from '../order-access.service.ts'
import { recordOrderEvent } from '../order-events.service.ts'
import { findStop, systemCaller, toCaller } from '../order-facts.ts'
import { diffOrder, toLifecycleOrder } from '../order-lifecycle.ts'
import { stopNotFound } from '../order-messages.ts'
import { assertDeliveryTeam } from '../order-rules.service.ts'
import { updateOrder, updateStop } from '../order-writes.sql.ts'
import { getServiceOrder } from '../read/read.service.ts'
import { getStepTime, withStepTime } from '../step-time.service.ts'
import { assertOrderVersion } from '../version-conflict.service.ts'
import { applyTransition } from './apply-transition.service.ts'
import { assertFailurePhotos } from './failure-photos.service.ts'
import { assertOutcomeAllowed, toStopEvent } from './stop-outcome.ts'
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
    assertOutcomeAllowed(row, stop.id, outcome)
    // A device that lost its page records the arrival again: the first one is true.
    if (outcome.state === 'arrived' && stop.state === 'arrived') return getServiceOrder(txCtx, orderNumber)

    const stepCtx = await withStepTime(txCtx, row)
    await runUndoableStep(stepCtx, row, async () => {
      if (outcome.state === 'failed') {
        await assertReasonListed(stepCtx, { from: row.status, to: 'failed' }, outcome.reason)
        await assertFailurePhotos(stepCtx, row, outcome.reason, [stop])
      }
      const before = toLifecycleOrder(row)
      const after = applyOutcome(before, stop.id, outcome, getStepTime(stepCtx).toISOString())
      for (const { id, set } of diffOrder(before, after).stops) await updateStop(db, id, set)
      await updateOrder(db, row.id, { updated_at: now })
      await recordOrderEvent(stepCtx, row.id, toStopEvent(stop.id, outcome))
      await queueRecipientMessages(stepCtx, { kind: kindOfOutcome[outcome.state], stopIds: [stop.id] })
      if (outcome.state === 'arrived') return
      const next = after.stops.find(({ id, state }) => state === 'en_route' && findStop(row, id)?.state !== state)
      if (next) await queueRecipientMessages(stepCtx, { kind: 'approaching', stopIds: [next.id] })
      const end = getRouteEnd(after, outcome)
      if (end) await finishRoute(stepCtx, orderNumber, end)
    })
    return getServiceOrder(txCtx, orderNumber)
  })
}

/** Applies the transition that follows from the outcomes of all drop-offs. */
async function finishRoute(ctx: Context, orderNumber: string, { bySystem, ...input }: RouteEnd): Promise<void> {
  const { user } = requireSession(ctx)
  const row = await lockOrder(ctx, orderNumber)
  await applyTransition(ctx, row, bySystem ? systemCaller : toCaller(user), input)
}
