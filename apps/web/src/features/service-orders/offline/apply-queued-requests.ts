import {
  type AttachmentKind,
  attachments,
  decideAllTransitions,
  type OrderFacts,
  type ProofKind,
  type ServiceOrder,
  type ServiceOrderAction,
  type Stop,
  type StopOutcome,
  serviceOrders,
  type TransitionInput,
  type User,
} from '@malote/api-client'
import { listPending, type QueuedRequest } from '../../../lib/offline/queued-requests.ts'

interface QueuedInput {
  params: { stopId?: string }
  body: unknown
  form?: { kind: AttachmentKind; stopId?: string }
}

/**
 * @returns the order as it will be when the server has received its queued requests. Those at and after a rejected one
 * are not applied: the server does not receive them before the user decides.
 */
export function applyQueuedRequests(order: ServiceOrder, requests: readonly QueuedRequest[]): ServiceOrder {
  return listPending(requests).reduce(applyRequest, order)
}

function applyRequest(order: ServiceOrder, { endpointId, input, deviceTime }: QueuedRequest): ServiceOrder {
  const { params, body, form } = input as QueuedInput
  switch (endpointId) {
    case serviceOrders.transition.id:
      return applyTransition(order, body as TransitionInput, deviceTime)
    case serviceOrders.updateStop.id:
      return applyOutcome(order, params.stopId, body as StopOutcome, deviceTime)
    case attachments.create.id:
      return applyProof(order, form?.stopId, form?.kind as ProofKind)
    case attachments.confirmPin.id:
      return applyProof(order, params.stopId, 'pin')
    default:
      return order
  }
}

const changeStops = (order: ServiceOrder, change: (stop: Stop) => Stop): ServiceOrder => ({
  ...order,
  stops: order.stops.map(change),
  returnStop: order.returnStop && change(order.returnStop),
})

const isOpenDropoff = ({ kind, state }: Stop): boolean =>
  kind === 'dropoff' && state !== 'completed' && state !== 'failed'

const isDelivered = ({ kind, state }: Stop): boolean => kind === 'dropoff' && state === 'completed'

function applyTransition(order: ServiceOrder, { to, receiverName, reason }: TransitionInput, at: string): ServiceOrder {
  const changed = { ...order, status: to }
  const complete = (stop: Stop): Stop => ({ ...stop, state: 'completed', completedAt: at })
  switch (to) {
    case 'collected':
      return changeStops({ ...changed, collectedAt: order.collectedAt ?? at }, (stop) =>
        stop.kind === 'pickup' ? complete(stop) : stop,
      )
    case 'in_transit': {
      const first = order.stops.find(isOpenDropoff)
      return changeStops(changed, (stop) => (stop === first ? { ...stop, state: 'en_route' } : stop))
    }
    case 'delivered':
      return changeStops({ ...changed, deliveredAt: at, closedAt: at }, (stop) =>
        isOpenDropoff(stop) ? { ...complete(stop), receiverName: receiverName ?? null } : stop,
      )
    case 'failed':
      if (order.status === 'in_transit' && order.stops.some(isDelivered)) {
        return changeStops({ ...changed, status: 'partially_delivered' }, (stop) =>
          isOpenDropoff(stop) ? { ...stop, state: 'failed', failureReason: reason ?? null } : stop,
        )
      }
      return changeStops({ ...changed, attempts: order.attempts + 1 }, (stop) =>
        isOpenDropoff(stop) && order.status === 'in_transit'
          ? { ...stop, state: 'failed', failureReason: reason ?? null }
          : stop,
      )
    case 'returned':
      return changeStops({ ...changed, closedAt: at }, (stop) => (stop.kind === 'return' ? complete(stop) : stop))
    default:
      return changed
  }
}

function applyOutcome(order: ServiceOrder, stopId: string | undefined, outcome: StopOutcome, at: string): ServiceOrder {
  const changed = changeStops(order, (stop) => {
    // The courier serves one stop at a time.
    if (stop.id !== stopId) {
      return outcome.state === 'arrived' && isOpenDropoff(stop) ? { ...stop, state: 'pending' } : stop
    }
    if (outcome.state === 'arrived') return { ...stop, state: 'arrived' }
    if (outcome.state === 'failed') return { ...stop, state: 'failed', failureReason: outcome.reason }
    return { ...stop, state: 'completed', completedAt: at, receiverName: outcome.receiverName }
  })
  const dropoffs = changed.stops.filter(({ kind }) => kind === 'dropoff')
  if (dropoffs.some(isOpenDropoff)) return changed
  const failed = dropoffs.filter(({ state }) => state === 'failed').length
  if (failed === 0) return { ...changed, status: 'delivered', deliveredAt: at, closedAt: at }
  if (failed < dropoffs.length) return { ...changed, status: 'partially_delivered' }
  return { ...changed, status: 'failed', attempts: changed.attempts + 1 }
}

function applyProof(order: ServiceOrder, stopId: string | undefined, kind: ProofKind): ServiceOrder {
  return changeStops(order, (stop) => {
    if (stop.id !== stopId) return stop
    const missingProofs = stop.missingProofs.filter((missing) => missing !== kind)
    return { ...stop, missingProofs, proved: missingProofs.length === 0 }
  })
}

function toOrderFacts(order: ServiceOrder): OrderFacts {
  const dropoffs = order.stops.filter(({ kind }) => kind === 'dropoff')
  return {
    status: order.status,
    heldFrom: order.heldFrom,
    attempts: order.attempts,
    maximumAttempts: order.maximumAttempts,
    acceptedAt: order.acceptedAt,
    collectedAt: order.collectedAt,
    canceledAt: order.canceledAt,
    canceledById: null,
    requestedById: order.requestedBy?.id ?? null,
    pickupWindowEnd: order.stops.find(({ kind }) => kind === 'pickup')?.window?.end ?? null,
    openDropoffs: dropoffs.filter(isOpenDropoff).length,
    failedDropoffs: dropoffs.filter(({ state }) => state === 'failed').length,
    unprovedPickup: order.stops.some(({ kind, proved }) => kind === 'pickup' && !proved),
    unprovedDropoffs: dropoffs.filter(({ state, proved }) => state !== 'failed' && !proved).length,
    unprovedReturn: order.returnStop !== null && !order.returnStop.proved,
    // The order does not contain it: the server decides about cancellations.
    cancelGraceMinutes: 0,
  }
}

/** @returns the steps that the user may take after its queued requests, by the contract's transition table. */
export function decideActions(order: ServiceOrder, user: User): ServiceOrderAction[] {
  const { role, id, carriesOut } = user
  return decideAllTransitions(toOrderFacts(order), { role, id, carriesOut }, new Date()).map((decision) => ({
    ...decision,
    requires: [...decision.requires],
  }))
}
