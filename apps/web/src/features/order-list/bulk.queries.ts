import { type BulkAssignment, type BulkResult, type BulkTransition, serviceOrders } from '@malote/api-client'
import { useMutation } from '@tanstack/react-query'
import { api, invalidate } from '../../lib/http/api.ts'
import { useIdempotencyKey } from '../../lib/http/idempotency-key.ts'
import { sendInBatches } from '../orders/forms/send-in-batches.ts'
import { orderEndpoints } from '../orders/service-orders.queries.ts'

/** Takes a step for many orders. */
export function useBulkTransition(onProgress: (done: number) => void) {
  return useBatches(onProgress, (body: BulkTransition, idempotencyKey) =>
    api(serviceOrders.transitionMany, { body }, { idempotencyKey }),
  )
}

/** Assigns many orders to one operator. */
export function useBulkAssignment(onProgress: (done: number) => void) {
  return useBatches(onProgress, (body: BulkAssignment, idempotencyKey) =>
    api(serviceOrders.assignMany, { body }, { idempotencyKey }),
  )
}

function useBatches<Input extends { orderNumbers: string[] }>(
  onProgress: (done: number) => void,
  send: (body: Input, idempotencyKey: string) => Promise<{ data: BulkResult[] }>,
) {
  const idempotency = useIdempotencyKey()
  return useMutation({
    mutationFn: (input: Input) => {
      const sendBatch = (orderNumbers: string[]) => {
        const body = { ...input, orderNumbers }
        return send(body, idempotency.keyFor(body))
      }
      return sendInBatches([{ orderNumbers: input.orderNumbers, send: sendBatch }], onProgress)
    },
    onSuccess: idempotency.reset,
    onSettled: (_results, _error, _input, _result, { client }) => invalidate(client, ...orderEndpoints),
  })
}
