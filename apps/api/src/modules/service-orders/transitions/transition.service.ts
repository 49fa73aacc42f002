import {
  type Caller,
  type Decision,
  decide,
  decisionsFor,
  isDeliveryTeam,
  mayCorrect,
  type ServiceOrder,
  type ServiceOrderStatus,
  serviceOrderStatusLabels,
  type TransitionInput,
} from '@malote/api-client/contract'
import { type Context, inTransaction, requireSession } from '../../../platform/context.ts'
import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import type { ExpectedVersion } from '../../../platform/http/conditional-requests.ts'
import { newId } from '../../../platform/security/ids.ts'
import { recordAudit } from '../../audit/index.ts'
import { suspended } from '../../companies/index.ts'
import { refuseUnlistedReason } from '../../settings/index.ts'
import { tellAssignee, tellRequester } from '../notify.service.ts'
import { contentOfRow, refusePastWindows, requireWhole } from '../order-content.ts'
import { callerOf, factsOf } from '../order-facts.ts'
import type { OrderRow } from '../order-rows.sql.ts'
import { appendEvent, mayCarryOut, startReturn, updateOrder, updateStop } from '../order-writes.sql.ts'
import { selectServicePolicy } from '../policy.sql.ts'
import { refuseLongRoute, takeQuota } from '../quota.service.ts'
import { getServiceOrder, holdOrder } from '../read/read.service.ts'
import { assertOrderVersion } from '../version-conflict.service.ts'
import { correctionOf, type Effects, effectsOf, type Step } from './effects.ts'
import { asUndoableStep } from './undo.service.ts'

/**
 * Moves an order to its next status, by the contract's table or, for an admin with a justification, by a correction.
 */
export function transitionServiceOrder(
  ctx: Context,
  orderNumber: string,
  input: TransitionInput,
  expectedVersion?: ExpectedVersion,
): Promise<ServiceOrder> {
  return inTransaction(ctx, async (inside) => {
    const { user } = requireSession(inside)
    const row = await holdOrder(inside, orderNumber)
    await assertOrderVersion(inside, row, expectedVersion)
    const { justification } = input
    if (justification !== undefined) await correct(inside, row, input.to, justification)
    else await asUndoableStep(inside, row, () => follow(inside, row, callerOf(user), input))
    return getServiceOrder(inside, orderNumber)
  })
}

/**
 * Applies a step of the transition table. The order must be locked.
 *
 * @throws AppError `invalid_transition` with the reason when the caller may not make it.
 */
export async function follow(ctx: Context, row: OrderRow, caller: Caller, input: TransitionInput): Promise<void> {
  const now = ctx.clock()
  const facts = factsOf(row)
  const decision = decide(facts, caller, input.to, now)
  if (!decision.allowed) {
    const allowed = decisionsFor(facts, caller, now).filter((other) => other.allowed)
    throw new AppError('invalid_transition', decision.reason ?? undefined, { allowed: allowed.map(({ to }) => to) })
  }
  const step = await complete(ctx, row, caller, decision, input)
  await write(ctx, row, input.to, effectsOf(row, step))
  // A reason is visible to provider and company; a plain step is public, for the recipient.
  const visibility = input.reason || input.note ? 'company' : 'public'
  await record(ctx, row, { ...input, type: 'status_changed', actorId: caller.id, visibility })
  if (decision.requires.includes('assignee') && step.assigneeId) {
    await tellAssignee(ctx, row, { assigneeId: step.assigneeId, actorId: caller.id })
  }
}

/** Completes the step with the input that the table requires. */
async function complete(
  ctx: Context,
  row: OrderRow,
  caller: Caller,
  { to, requires, chargeable }: Decision,
  input: TransitionInput,
): Promise<Step> {
  const { reason, receiverName, window } = input
  const now = ctx.clock()
  // An operator who names no assignee is the assignee.
  const assigneeId = input.assigneeId ?? (caller.role === 'operator' ? (caller.id ?? undefined) : undefined)
  if (requires.includes('assignee')) await requireCarrier(ctx, row, assigneeId)
  if (requires.includes('reason') && !reason) throw fieldError('/reason', 'Informe o motivo.', 'required')
  await refuseUnlistedReason(ctx, { from: row.status, to }, reason)
  if (requires.includes('receiverName') && !receiverName) {
    throw fieldError('/receiverName', 'Informe quem recebeu.', 'required')
  }
  if (requires.includes('window')) {
    if (!window) throw fieldError('/window', 'Escolha a nova janela de coleta.', 'required')
    if (Date.parse(window.end) < now.getTime()) {
      throw fieldError('/window/end', 'Esta janela já passou: escolha um horário a partir de agora.', 'window')
    }
  }
  if (row.status === 'draft' && to === 'requested') await refuseUnfitDraft(ctx, row)
  const asked = requires.includes('window') ? { window } : {}
  return { to, now, chargeable, callerId: caller.id, assigneeId, reason, receiverName, ...asked }
}

/**
 * Checks that the caller belongs to the delivery team.
 *
 * @throws AppError `forbidden`.
 */
export function requireDeliveryTeam(ctx: Context): void {
  if (isDeliveryTeam(requireSession(ctx).user)) return
  throw new AppError('forbidden', 'Isto é da equipe de entregas. Um administrador pode permitir que você o faça.')
}

/**
 * Checks that the assignee may carry out the order.
 *
 * @throws AppError `validation_failed` at `/assigneeId`.
 */
export async function requireCarrier(ctx: Context, row: OrderRow, assigneeId: string | undefined): Promise<void> {
  if (!assigneeId) throw fieldError('/assigneeId', 'Escolha quem vai fazer a entrega.', 'required')
  if (await mayCarryOut(ctx.db, row.company_id, assigneeId)) return
  throw fieldError('/assigneeId', 'Escolha um operador ativo desta empresa ou um administrador.')
}

async function refuseUnfitDraft(ctx: Context, row: OrderRow): Promise<void> {
  if (row.company_status === 'suspended') throw new AppError('invalid_transition', suspended, { allowed: [] })
  const order = requireWhole(contentOfRow(row))
  refusePastWindows(order, ctx.clock())
  const policy = await selectServicePolicy(ctx.db, row.company_id)
  refuseLongRoute(order.dropoffs, policy)
  await takeQuota(ctx, row.company_id, policy)
}

/** "Corrigir status": sets any status, by an admin, with a justification that is recorded. */
async function correct(ctx: Context, row: OrderRow, to: ServiceOrderStatus, justification: string): Promise<void> {
  const { user, now } = requireSession(ctx)
  const caller = callerOf(user)
  if (caller.role !== 'admin') throw new AppError('forbidden', 'Somente um administrador corrige o status.')
  if (!mayCorrect({ status: row.status }, caller, to)) {
    throw new AppError('invalid_transition', `A ordem já está com status “${serviceOrderStatusLabels[to]}”.`)
  }
  if (row.status === 'draft' && to !== 'canceled') {
    await takeQuota(ctx, row.company_id, await selectServicePolicy(ctx.db, row.company_id))
  }
  await write(ctx, row, to, correctionOf(row, to, now))
  await record(ctx, row, { type: 'corrected', to, actorId: user.id, visibility: 'company', reason: justification })
  await recordAudit(ctx, {
    action: 'serviceOrders.correct',
    entity: 'service_order',
    entityId: row.id,
    companyId: row.company_id,
    changes: { orderNumber: row.order_number, status: { from: row.status, to }, justification },
  })
}

const unfinished: readonly ServiceOrderStatus[] = ['draft', 'canceled']

async function write(
  ctx: Context,
  row: OrderRow,
  status: ServiceOrderStatus,
  { order, stops }: Effects,
): Promise<void> {
  // A draft, or a canceled order, may be incomplete.
  if (unfinished.includes(row.status) && !unfinished.includes(status)) requireWhole(contentOfRow(row))
  await updateOrder(ctx.db, row.id, { ...order, status, updated_at: ctx.clock() })
  for (const { id, set } of stops) await updateStop(ctx.db, id, set)
  if (status === 'returning') {
    const { return_proofs } = await selectServicePolicy(ctx.db, row.company_id)
    await startReturn(ctx.db, { id: newId(), orderId: row.id, requiredProofs: return_proofs })
  }
}

interface Happening {
  readonly type: 'status_changed' | 'corrected'
  readonly to: ServiceOrderStatus
  readonly actorId: string | null
  readonly visibility: 'company' | 'public'
  readonly reason?: string | undefined
  readonly note?: string | undefined
}

async function record(ctx: Context, row: OrderRow, happening: Happening): Promise<void> {
  const now = ctx.clock()
  await appendEvent(ctx.db, {
    id: newId(),
    service_order_id: row.id,
    type: happening.type,
    from_status: row.status,
    to_status: happening.to,
    stop_id: null,
    stop_state: null,
    reason: happening.reason ?? null,
    note: happening.note || null,
    visibility: happening.visibility,
    actor_id: happening.actorId,
    occurred_at: now,
    recorded_at: now,
  })
  await tellRequester(ctx, row, happening)
}
