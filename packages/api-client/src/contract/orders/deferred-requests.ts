import type { User } from '../people/user.ts'
import { type AttachmentKind, attachments } from './attachments.ts'
import { applyOutcome, applyProof, applyStep, getRouteEnd } from './lifecycle.ts'
import { applyCorrection } from './lifecycle-corrections.ts'
import { getOrderFacts, isLate } from './lifecycle-order.ts'
import type { ServiceOrder } from './service-order.ts'
import { decideAllTransitions, decideTransition, type TransitionDecision } from './service-order-transitions.ts'
import { type StopOutcome, serviceOrders } from './service-orders.ts'
import { getCorrectionRequirements } from './status-corrections.ts'
import type { OrderFacts } from './transition-guards.ts'
import type { TransitionInput } from './transition-input.ts'

/** A request to a deferrable endpoint that the server has not received yet. */
export interface DeferredRequest {
  readonly endpointId: string
  /** The input of the endpoint. */
  readonly input: unknown
  /** When it was made, by the clock of the device. */
  readonly deviceTime: string
}

type Requester = Pick<User, 'id' | 'name'>

interface Input {
  readonly params: { readonly stopId?: string }
  readonly body: unknown
  readonly form?: { readonly kind: AttachmentKind; readonly stopId?: string }
}

/**
 * Applies a request to the order that the client has. Two values stay until the server has received it: a promise, which
 * depends on the company's opening hours, and a new return stop, for which its policy names the proofs.
 *
 * @param user - the user who made the request
 * @returns the order as it will be when the server has received the request
 */
export function applyDeferredRequest(
  order: ServiceOrder,
  { endpointId, input, deviceTime }: DeferredRequest,
  user: Requester,
): ServiceOrder {
  const { params, body, form } = input as Input
  switch (endpointId) {
    case serviceOrders.transition.id:
      return withLate(applyTransition(order, body as TransitionInput, user, deviceTime), deviceTime)
    case serviceOrders.updateStop.id:
      return withLate(recordOutcome(order, params.stopId ?? '', body as StopOutcome, deviceTime), deviceTime)
    case attachments.create.id:
      return applyFile(order, form, deviceTime)
    case attachments.confirmPin.id:
      return applyProof(order, params.stopId ?? '', 'pin', deviceTime)
    default:
      return order
  }
}

const toFacts = (order: ServiceOrder): OrderFacts =>
  getOrderFacts(order, {
    maximumAttempts: order.maximumAttempts,
    canceledById: null,
    requestedById: order.requestedBy?.id ?? null,
    // The order does not contain it: the server decides about cancellations.
    cancelGraceMinutes: 0,
  })

const withLate = (order: ServiceOrder, at: string): ServiceOrder => ({ ...order, late: isLate(order, new Date(at)) })

function applyTransition(
  order: ServiceOrder,
  { to, reason, receiverName, window, assigneeId, justification }: TransitionInput,
  user: Requester,
  at: string,
): ServiceOrder {
  // The order names its assignee; of another person than the user, the browser has the id only.
  const assignee =
    assigneeId === undefined || assigneeId === user.id
      ? { id: user.id, name: user.name }
      : { id: assigneeId, name: order.assignee?.id === assigneeId ? order.assignee.name : '' }
  const now = new Date(at)
  const facts = toFacts(order)
  // Values that a step does not require are ignored.
  if (justification !== undefined) {
    const correctionFacts = { ...facts, assigneeId: order.assignee?.id ?? null }
    const requires = getCorrectionRequirements(correctionFacts, to, now)
    return applyCorrection(order, { to, at, assignee, ...(requires.includes('window') ? { window } : {}) })
  }
  // Both are the same for every caller.
  const { requires, chargeable } = decideTransition(facts, { role: 'system', id: user.id }, to, now)
  const required = requires.includes('window') ? { window } : {}
  return applyStep(order, { to, at, reason, receiverName, assignee, chargeable, callerId: user.id, ...required })
}

/** Records the outcome of a stop, and the transition that follows from the last one. */
function recordOutcome(order: ServiceOrder, stopId: string, outcome: StopOutcome, at: string): ServiceOrder {
  const recorded = applyOutcome(order, stopId, outcome, at)
  const end = getRouteEnd(recorded, outcome)
  return end ? applyStep(recorded, { ...end, at }) : recorded
}

/** A photo or a signature of a stop is its proof; other files change nothing. */
function applyFile(order: ServiceOrder, form: Input['form'], at: string): ServiceOrder {
  if (!form?.stopId || form.kind === 'attachment') return order
  return applyProof(order, form.stopId, form.kind, at)
}

/**
 * @returns the steps that a user may take with an order, by the transition table. Only the server has the company's grace for
 * cancellations, and who canceled the order.
 */
export function decideActions(order: ServiceOrder, user: User, now: Date): TransitionDecision[] {
  const { role, id, carriesOut } = user
  return decideAllTransitions(toFacts(order), { role, id, carriesOut }, now)
}
