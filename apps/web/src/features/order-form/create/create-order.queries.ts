import {
  type DuplicateQuery,
  type NewDraftInput,
  type NewServiceOrderInput,
  type PossibleDuplicate,
  type ServiceOrder,
  serviceOrders,
} from '@malote/api-client'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { api, invalidate } from '../../../lib/http/api.ts'
import { useIdempotencyKey } from '../../../lib/http/idempotency-key.ts'
import { saveDraftMutationKey } from '../../../lib/offline/paused-drafts.ts'
import { orderEndpoints } from '../../orders/service-orders.queries.ts'
import { toChanges } from '../form/order-form.ts'

/** Marks the orders as stale, and the received messages, whose contract the form does not load. */
function invalidateOrders(client: QueryClient): Promise<unknown> {
  void client.invalidateQueries({ predicate: ({ queryKey: [id] }) => String(id).startsWith('inbox.') })
  return invalidate(client, ...orderEndpoints)
}

/** The server draft that is edited, as it was loaded. */
export type OpenDraft = ServiceOrder

/** Finds orders that may be the same request. An error is ignored: a warning must not prevent a request. */
export async function findPossibleDuplicates(question: DuplicateQuery): Promise<readonly PossibleDuplicate[]> {
  try {
    return (await api(serviceOrders.findDuplicates, { body: question })).data
  } catch {
    return []
  }
}

/** Requests the order: creates it, or saves and submits its draft. */
export function useRequestOrder(draft: OpenDraft | undefined, inboxMessageId: string | undefined) {
  const client = useQueryClient()
  const idempotency = useIdempotencyKey()
  // The version of the last save, so that a retry after a failed transition does not conflict with its own save.
  const savedVersion = useRef(0)
  return useMutation({
    mutationFn: async (body: NewServiceOrderInput) => {
      const idempotencyKey = idempotency.keyFor(body)
      if (!draft) return api(serviceOrders.create, { body, query: { inboxMessageId } }, { idempotencyKey })
      const params = { orderNumber: draft.orderNumber }
      const saved = await api(
        serviceOrders.update,
        { params, body: toChanges(body) },
        { version: Math.max(draft.version, savedVersion.current) },
      )
      savedVersion.current = saved.version
      return api(
        serviceOrders.transition,
        { params, body: { to: 'requested', version: saved.version } },
        { idempotencyKey },
      )
    },
    onSettled: () => invalidateOrders(client),
  })
}

/** Saves the form as a draft on the server. The values are read when the request is sent. */
export function useSaveDraft(draft: OpenDraft | undefined, inboxMessageId: string | undefined) {
  const client = useQueryClient()
  const idempotency = useIdempotencyKey()
  return useMutation({
    mutationKey: saveDraftMutationKey,
    // Offline the mutation is paused and runs when the connection returns; a draft has no side effects.
    networkMode: 'online',
    mutationFn: async (read: () => Promise<NewDraftInput>) => {
      const body = await read()
      if (draft) {
        const params = { orderNumber: draft.orderNumber }
        return api(serviceOrders.update, { params, body: toChanges(body) }, { version: draft.version })
      }
      const query = { inboxMessageId }
      return api(serviceOrders.create, { body, query }, { idempotencyKey: idempotency.keyFor(body) })
    },
    onSuccess: () => invalidateOrders(client),
  })
}
