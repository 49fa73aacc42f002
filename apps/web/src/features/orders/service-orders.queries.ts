import {
  type AssignableUser,
  type Assignment,
  reasons,
  type StopOutcome,
  serviceOrders,
  type TransitionInput,
} from '@malote/api-client'
import { useMutation } from '@tanstack/react-query'
import { api, invalidate, query } from '../../lib/http/api.ts'
import { useIdempotencyKey } from '../../lib/http/idempotency-key.ts'
import { useApiMutation } from '../../lib/http/mutations.ts'
import { queued, sendOrQueue } from '../../lib/offline/send-or-queue.ts'
import { getOutcomeLabel, isStepOnTheRoad } from './offline/step-labels.ts'
import { stepResults } from './step-texts.ts'

/** The reasons of the settings. */
export const reasonsQuery = query(reasons.list, {})

/** The operators to whom the user may assign orders of each of these companies; without companies, any orders. */
export const assigneesQuery = (companyIds: readonly string[]) => ({
  ...query(serviceOrders.assignees, { query: { companyId: companyIds.length === 1 ? companyIds[0] : undefined } }),
  select: ({ data }: { data: AssignableUser[] }) =>
    data.filter((user) => companyIds.every((id) => user.companyIds.includes(id))),
})

/** Endpoints whose data depends on an order. */
export const orderEndpoints = Object.values(serviceOrders)

/**
 * Moves an order to another status. A retry after a lost response does not repeat the transition. Without a connection,
 * a step on the road is queued.
 */
export function useTransition(orderNumber: string) {
  const idempotency = useIdempotencyKey()
  return useMutation({
    mutationFn: (body: TransitionInput) => sendStep(orderNumber, body, idempotency.keyFor(body)),
    onSuccess: idempotency.reset,
    // Also after an error, which mostly means that the order has another status now.
    onSettled: (result, _error, _input, _result, { client }) =>
      result === queued ? undefined : invalidate(client, ...orderEndpoints),
  })
}

/** Sends a step of an order, or queues it without a connection when it is one on the road. */
export function sendStep(orderNumber: string, body: TransitionInput, idempotencyKey: string) {
  const input = { params: { orderNumber }, body }
  if (!isStepOnTheRoad(body)) return api(serviceOrders.transition, input, { idempotencyKey })
  return sendOrQueue(serviceOrders.transition, input, { orderNumber, label: stepResults[body.to], idempotencyKey })
}

/** Changes the assignee of an accepted order. */
export function useAssignOrder(orderNumber: string) {
  return useApiMutation(
    (body: Assignment) => api(serviceOrders.assign, { params: { orderNumber }, body }),
    ...orderEndpoints,
  )
}

/** Reverts the last step of an order, whose number is the input. */
export function useUndoStep() {
  return useApiMutation(
    (orderNumber: string) => api(serviceOrders.undo, { params: { orderNumber } }),
    ...orderEndpoints,
  )
}

/** Records the outcome of one of several drop-offs. Without a connection, it is queued. */
export function useStopOutcome(orderNumber: string) {
  const idempotency = useIdempotencyKey()
  return useMutation({
    mutationFn: ({ stopId, outcome }: { stopId: string; outcome: StopOutcome }) =>
      sendOrQueue(
        serviceOrders.updateStop,
        { params: { orderNumber, stopId }, body: outcome },
        { orderNumber, label: getOutcomeLabel(outcome), idempotencyKey: idempotency.keyFor([stopId, outcome]) },
      ),
    onSuccess: idempotency.reset,
    onSettled: (result, _error, _input, _result, { client }) =>
      result === queued ? undefined : invalidate(client, ...orderEndpoints),
  })
}
