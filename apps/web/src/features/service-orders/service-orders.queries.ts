import {
  type Assignment,
  reasons,
  type StopOutcome,
  serviceOrders,
  type TransitionInput,
  users,
} from '@malote/api-client'
import { useMutation } from '@tanstack/react-query'
import { api, invalidate, query } from '../../lib/http/api'
import { useIdempotencyKey } from '../../lib/http/idempotency-key'

/** The catalogue of reasons that steps are explained with. */
export const reasonsQuery = query(reasons.list, {})

/** Who may carry orders out. */
export const operatorsQuery = query(users.list, { query: { role: 'operator', status: 'active', limit: 100 } })

/** Who may carry a company's orders out. */
export const operatorsOfQuery = (companyId: string | undefined) =>
  companyId === undefined
    ? operatorsQuery
    : query(users.list, { query: { role: 'operator', status: 'active', companyId, limit: 100 } })

/** Endpoints whose data depends on an order. */
export const orderEndpoints = Object.values(serviceOrders)

/** Takes an order to its next status. */
export function useTransition(orderNumber: string) {
  const idempotency = useIdempotencyKey()
  return useMutation({
    mutationFn: (body: TransitionInput) =>
      api(serviceOrders.transition, { params: { orderNumber }, body }, { idempotencyKey: idempotency.keyFor(body) }),
    onSuccess: idempotency.reset,
    // Also after a refusal: it mostly means that the order has moved on meanwhile.
    onSettled: (_order, _error, _input, _result, { client }) => invalidate(client, ...orderEndpoints),
  })
}

/** Gives an order that was accepted to somebody else. */
export function useAssign(orderNumber: string) {
  return useMutation({
    mutationFn: (body: Assignment) => api(serviceOrders.assign, { params: { orderNumber }, body }),
    onSettled: (_order, _error, _input, _result, { client }) => invalidate(client, ...orderEndpoints),
  })
}

/** Takes the last step of an order back. */
export function useUndo(orderNumber: string) {
  return useMutation({
    mutationFn: () => api(serviceOrders.undo, { params: { orderNumber } }),
    onSettled: (_order, _error, _input, _result, { client }) => invalidate(client, ...orderEndpoints),
  })
}

/** Records what happened at one of several drop-offs. */
export function useStopOutcome(orderNumber: string) {
  return useMutation({
    mutationFn: ({ stopId, outcome }: { stopId: string; outcome: StopOutcome }) =>
      api(serviceOrders.updateStop, { params: { orderNumber, stopId }, body: outcome }),
    onSettled: (_order, _error, _input, _result, { client }) => invalidate(client, ...orderEndpoints),
  })
}
