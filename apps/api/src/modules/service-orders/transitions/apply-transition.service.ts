import {
  applyStep,
  type Caller,
  decideAllTransitions,
  decideTransition,
  failOpenDropoffs,
  isPartlyDelivered,
  type LifecycleOrder,
  listFailingStops,
  type ServiceOrderStatus,
  type Step,
  type StepEvidence,
  type TransitionDecision,
  type TransitionInput,
} from '@malote/api-client/contract'
import type { Context } from '../../../platform/context.ts'
import { convertDuplicate } from '../../../platform/db/database.ts'
import { AppError, fieldError } from '../../../platform/errors/app-error.ts'
import { companySuspended } from '../../companies/index.ts'
import { queueRecipientMessages } from '../../recipient-messages/index.ts'
import { assertReasonListed } from '../../settings/index.ts'
import { assertMayAssignTo } from '../assignment-rights.service.ts'
import { notifyAssignee, notifyRecipients, notifyRequester } from '../notify.service.ts'
import { lockOrder } from '../order-access.service.ts'
import { assertWindowsNotPast, requireComplete, toExistingContent } from '../order-content.ts'
import { recordOrderEvent, toEvidenceColumns } from '../order-events.service.ts'
import { systemCaller, toOrderFacts } from '../order-facts.ts'
import { diffOrder, getLifecyclePolicy, toLifecycleOrder } from '../order-lifecycle.ts'
import type { OrderRow } from '../order-rows.sql.ts'
import { assertAssignable, assertDropoffLimit, countDailyOrders, uniqueReference } from '../order-rules.service.ts'
import { saveReturnStop, updateOrder, updateStop, withdrawReturnStop } from '../order-writes.sql.ts'
import { selectServicePolicy } from '../policy.sql.ts'
import { getStepTime } from '../step-time.service.ts'
import { assertFailurePhotos } from './failure-photos.service.ts'
import { toStopEvent } from './stop-outcome.ts'

/**
 * Applies a step of the transition table. The order must be locked.
 *
 * @throws AppError `invalid_transition` with the reason when the caller may not take the step.
 */
export async function applyTransition(
  ctx: Context,
  row: OrderRow,
  caller: Caller,
  input: TransitionInput,
): Promise<void> {
  const now = ctx.clock()
  const facts = toOrderFacts(row, ctx.session?.user)
  const decision = decideTransition(facts, caller, input.to, now)
  if (!decision.allowed) {
    const allowed = decideAllTransitions(facts, caller, now).filter((decision) => decision.allowed)
    throw new AppError('invalid_transition', decision.reason ?? undefined, { allowed: allowed.map(({ to }) => to) })
  }
  const step = await validateStep(ctx, row, caller, decision, input)
  if (input.to === 'failed' && input.reason && isPartlyDelivered(toLifecycleOrder(row)))
    return failRest(ctx, row, input, input.reason)
  await saveTransition(ctx, row, applyStep(toLifecycleOrder(row), step, getLifecyclePolicy(row)))
  // A reason or a note is visible to the provider and the company only; a step without them also to the recipient.
  const visibility = input.reason || input.note ? 'company' : 'public'
  await recordStatusEvent(ctx, row, { ...input, type: 'status_changed', actorId: caller.id, visibility })
  await notifyRecipients(ctx, row, input.to)
  if (decision.requires.includes('assignee') && step.assignee) {
    await notifyAssignee(ctx, row, { assigneeId: step.assignee.id, actorId: caller.id })
  }
}

/**
 * The failure of an order of which a drop-off was delivered is that of its other drop-offs: it is recorded at each of them
 * and leads to the same status as if the courier had recorded it stop by stop.
 */
async function failRest(ctx: Context, row: OrderRow, input: TransitionInput, reason: string): Promise<void> {
  const { place, checkedVolumes, note } = input
  const outcome = { state: 'failed', reason, place, checkedVolumes } as const
  const before = toLifecycleOrder(row)
  const stops = failOpenDropoffs(before.stops, reason)
  for (const { id, set } of diffOrder(before, { ...before, stops }).stops) {
    await updateStop(ctx.db, id, set)
    await recordOrderEvent(ctx, row.id, { ...toStopEvent(id, outcome), note: note || null })
    await queueRecipientMessages(ctx, { kind: 'failed', stopIds: [id] })
  }
  const after = await lockOrder(ctx, row.order_number)
  await applyTransition(ctx, after, systemCaller, { to: 'partially_delivered' })
}

/** Validates the input that the transition requires, and returns the step with it. */
async function validateStep(
  ctx: Context,
  row: OrderRow,
  caller: Caller,
  { to, requires, chargeable }: TransitionDecision,
  input: TransitionInput,
): Promise<Step> {
  const { reason, receiverName, window } = input
  const now = ctx.clock()
  // Without an assignee in the request, the operator who sends it is the assignee.
  const assigneeId = input.assigneeId ?? (caller.role === 'operator' ? (caller.id ?? undefined) : undefined)
  if (requires.includes('assignee')) {
    if (caller.role === 'operator' && assigneeId) await assertMayAssignTo(ctx, row, assigneeId)
    await assertAssignable(ctx, row, assigneeId)
  }
  if (requires.includes('reason') && !reason) throw fieldError('/reason', 'Informe o motivo.', 'required')
  await assertReasonListed(ctx, { from: row.status, to }, reason)
  if (to === 'failed') await assertFailurePhotos(ctx, row, reason, listFailingStops(toLifecycleOrder(row)))
  if (requires.includes('receiverName') && !receiverName) {
    throw fieldError('/receiverName', 'Informe quem recebeu.', 'required')
  }
  if (requires.includes('window')) assertNewWindow(window, to, now)
  if (row.status === 'draft' && to === 'requested') await validateDraftRequest(ctx, row)
  if (row.status === 'canceled' && to === 'requested') {
    await countDailyOrders(ctx, row.company_id, await selectServicePolicy(ctx.db, row.company_id))
  }
  const requestedWindow = requires.includes('window') ? { window } : {}
  return {
    to,
    at: getStepTime(ctx).toISOString(),
    chargeable,
    callerId: caller.id,
    assignee: assigneeId === undefined ? null : { id: assigneeId },
    reason,
    receiverName,
    ...requestedWindow,
  }
}

/** @throws AppError `validation_failed` without a new window, or for one in the past. */
export function assertNewWindow(window: TransitionInput['window'], to: ServiceOrderStatus, now: Date): void {
  const visit = to === 'collected' ? 'entrega' : 'coleta'
  if (!window) throw fieldError('/window', `Escolha a nova janela de ${visit}.`, 'required')
  if (Date.parse(window.end) < now.getTime()) {
    throw fieldError('/window/end', 'Esta janela já passou: escolha um horário a partir de agora.', 'window')
  }
}

/**
 * Checks that a draft may be requested, and counts it in the daily limit.
 *
 * @throws AppError when the company is suspended, the draft is incomplete, or a limit is reached.
 */
async function validateDraftRequest(ctx: Context, row: OrderRow): Promise<void> {
  if (row.company_status === 'suspended') throw new AppError('invalid_transition', companySuspended, { allowed: [] })
  const order = requireComplete(toExistingContent(row))
  assertWindowsNotPast(order, ctx.clock())
  const policy = await selectServicePolicy(ctx.db, row.company_id)
  assertDropoffLimit(order.dropoffs, policy)
  await countDailyOrders(ctx, row.company_id, policy)
}

const statusesAllowingIncomplete: readonly ServiceOrderStatus[] = ['draft', 'canceled']

/** Saves an order after a step. */
export async function saveTransition(ctx: Context, row: OrderRow, after: LifecycleOrder): Promise<void> {
  // A draft, or a canceled order, may be incomplete.
  if (statusesAllowingIncomplete.includes(row.status) && !statusesAllowingIncomplete.includes(after.status))
    requireComplete(toExistingContent(row))
  await saveLifecycle(ctx, row, after)
}

/** Writes what differs between an order and its row. */
export async function saveLifecycle(ctx: Context, row: OrderRow, after: LifecycleOrder): Promise<void> {
  const { order, stops, returnStop } = diffOrder(toLifecycleOrder(row), after)
  // Another order may have the reference that a canceled one freed.
  await convertDuplicate(updateOrder(ctx.db, row.id, { ...order, updated_at: ctx.clock() }), uniqueReference)
  for (const { id, set } of stops) await updateStop(ctx.db, id, set)
  if (returnStop === undefined) return
  if (returnStop === null) return withdrawReturnStop(ctx.db, row.id)
  const { return_proofs } = await selectServicePolicy(ctx.db, row.company_id)
  const completedAt = returnStop.completedAt === null ? null : new Date(returnStop.completedAt)
  await saveReturnStop(ctx.db, { id: returnStop.id, orderId: row.id, requiredProofs: return_proofs, completedAt })
}

interface StatusEvent extends StepEvidence {
  readonly type: 'status_changed' | 'corrected'
  readonly to: ServiceOrderStatus
  readonly actorId: string | null
  readonly visibility: 'company' | 'public'
  readonly reason?: string | undefined
  readonly note?: string | undefined
}

/** Records a change of status in the history, and notifies the requester. */
export async function recordStatusEvent(ctx: Context, row: OrderRow, event: StatusEvent): Promise<void> {
  await recordOrderEvent(ctx, row.id, {
    type: event.type,
    from_status: row.status,
    to_status: event.to,
    reason: event.reason ?? null,
    note: event.note || null,
    visibility: event.visibility,
    actor_id: event.actorId,
    ...toEvidenceColumns(event),
  })
  await notifyRequester(ctx, row, event)
}
