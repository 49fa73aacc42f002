import { type BulkResult, type BulkTransition, serviceOrders } from '@malote/api-client'
import { useMutation } from '@tanstack/react-query'
import { api, invalidate } from '../../lib/http/api.ts'
import { useIdempotencyKey } from '../../lib/http/idempotency-key.ts'
import { type AssignedOrder, listAssignments } from '../orders/forms/bulk-undo.ts'
import { sendInBatches } from '../orders/forms/send-in-batches.ts'
import { orderEndpoints } from '../orders/service-orders.queries.ts'

/** Takes a step for many orders. */
export function useBulkTransition(onProgress: (done: number) => void) {
  return useBatches(
    onProgress,
    (input: BulkTransition) => [input],
    (body, idempotencyKey) => api(serviceOrders.transitionMany, { body }, { idempotencyKey }),
  )
}

interface BulkAssignmentInput {
  assigneeId: string
  orders: readonly AssignedOrder[]
}

/** Assigns many orders to one operator. An order that another user has assigned in the meantime keeps its assignee. */
export function useBulkAssignment(onProgress: (done: number) => void) {
  return useBatches(
    onProgress,
    ({ assigneeId, orders }: BulkAssignmentInput) => listAssignments(orders, assigneeId),
    (body, idempotencyKey) => api(serviceOrders.assignMany, { body }, { idempotencyKey }),
  )
}

function useBatches<Input, Body extends { orderNumbers: string[] }>(
  onProgress: (done: number) => void,
  toBodies: (input: Input) => Body[],
  send: (body: Body, idempotencyKey: string) => Promise<{ data: BulkResult[] }>,
) {
  const idempotency = useIdempotencyKey()
  return useMutation({
    mutationFn: (input: Input) => {
      const requests = toBodies(input).map((request) => ({
        orderNumbers: request.orderNumbers,
        send: (orderNumbers: string[]) => {
          const body = { ...request, orderNumbers }
          return send(body, idempotency.keyFor(body))
        },
      }))
      return sendInBatches(requests, onProgress)
    },
    onSuccess: idempotency.reset,
    onSettled: (_results, _error, _input, _result, { client }) => invalidate(client, ...orderEndpoints),
  })
}
