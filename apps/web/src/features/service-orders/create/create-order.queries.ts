import {
  type DuplicateQuestion,
  locations,
  type NewDraftInput,
  type NewServiceOrderInput,
  type PossibleDuplicate,
  serviceOrders,
} from '@malote/api-client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { api, invalidate, query } from '../../../lib/http/api'
import { useIdempotencyKey } from '../../../lib/http/idempotency-key'
import { orderEndpoints } from '../service-orders.queries'
import { toChanges } from './order-form'
import { draftSavingKey } from './waiting-drafts'

/** The server draft that is being filled in. */
export interface OpenDraft {
  orderNumber: string
  version: number
}

/** Saved places of a company, those that a text finds. */
export const placesQuery = (companyId: string, search: string) =>
  query(locations.list, { query: { companyId, search: search || undefined, active: 'true', limit: 20 } })

export const placeQuery = (id: string) => query(locations.get, { params: { id } })

/** Orders of a company whose stops somebody may mean again, the newest first. */
export const recentOrdersQuery = (companyId: string, search: string) =>
  query(serviceOrders.list, { query: { companyId, search: search || undefined, limit: 20 } })

/** Orders that may be the same request. A question that gets no answer holds nobody up: the server asks it again. */
export async function findTwins(question: DuplicateQuestion): Promise<readonly PossibleDuplicate[]> {
  try {
    return (await api(serviceOrders.findDuplicates, { body: question })).data
  } catch {
    return []
  }
}

/** Requests what was filled in: as a new order, or by taking its draft on. */
export function useRequestOrder(draft: OpenDraft | undefined) {
  const client = useQueryClient()
  const idempotency = useIdempotencyKey()
  // What was stored before the last step failed is not stored again over a version that is gone.
  const version = useRef(draft?.version)
  return useMutation({
    mutationFn: async (body: NewServiceOrderInput) => {
      const idempotencyKey = idempotency.keyFor(body)
      if (!draft) return api(serviceOrders.create, { body }, { idempotencyKey })
      const params = { orderNumber: draft.orderNumber }
      const saved = await api(serviceOrders.update, { params, body: toChanges(body) }, { version: version.current })
      version.current = saved.version
      return api(
        serviceOrders.transition,
        { params, body: { to: 'requested', version: saved.version } },
        { idempotencyKey },
      )
    },
    onSettled: () => invalidate(client, ...orderEndpoints),
  })
}

/** Keeps what was filled in as a draft on the server, to go on with from anywhere: as it is when it is sent. */
export function useSaveDraft(draft: OpenDraft | undefined) {
  const client = useQueryClient()
  const idempotency = useIdempotencyKey()
  return useMutation({
    mutationKey: draftSavingKey,
    // Offline it waits, and is sent by itself once there is a connection: a draft binds nobody.
    networkMode: 'online',
    mutationFn: (read: () => NewDraftInput) => {
      const body = read()
      if (draft) {
        const params = { orderNumber: draft.orderNumber }
        return api(serviceOrders.update, { params, body: toChanges(body) }, { version: draft.version })
      }
      return api(serviceOrders.create, { body }, { idempotencyKey: idempotency.keyFor(body) })
    },
    onSuccess: () => invalidate(client, ...orderEndpoints),
  })
}
