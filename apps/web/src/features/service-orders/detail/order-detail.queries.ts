import { type Attachment, attachments, comments, type NewAttachments, serviceOrders } from '@malote/api-client'
import { type QueryClient, queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { api, invalidate, keyOf, query } from '../../../lib/http/api'
import { useIdempotencyKey } from '../../../lib/http/idempotency-key'
import type { OnProgress } from '../../../lib/http/upload'
import { orderEndpoints } from '../service-orders.queries'

/** Which part of the history an address shows. What cannot be read falls back to all of it. */
export const HistoryFilter = z.enum(['all', 'internal', 'company', 'public'])
export type HistoryFilter = z.output<typeof HistoryFilter>

/** The state of an order's page, as its address says it. */
export const OrderDetailSearch = z.object({
  history: z.catch(z._default(HistoryFilter, 'all'), 'all'),
})

export const serviceOrderQuery = (orderNumber: string) => query(serviceOrders.get, { params: { orderNumber } })
export const actionsQuery = (orderNumber: string) => query(serviceOrders.actions, { params: { orderNumber } })
export const eventsQuery = (orderNumber: string) => query(serviceOrders.events, { params: { orderNumber } })
export const commentsQuery = (orderNumber: string) => query(comments.list, { params: { orderNumber } })
export const attachmentsQuery = (orderNumber: string) => query(attachments.list, { params: { orderNumber } })

/** A file itself. It never changes under its id. */
const fileQuery = (orderNumber: string, attachmentId: string) =>
  queryOptions({
    ...query(attachments.download, { params: { orderNumber, attachmentId } }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Fetches a file, also one that is already in memory. */
export const fetchFile = (client: QueryClient, orderNumber: string, { id }: Attachment): Promise<Blob> =>
  client.fetchQuery(fileQuery(orderNumber, id))

/** A picture as text, which is forgotten with the cache; the address of an object would have to be given back. */
const pictureQuery = (orderNumber: string, attachment: Attachment) =>
  queryOptions({
    queryKey: [...keyOf(attachments.download), 'picture', orderNumber, attachment.id] as const,
    queryFn: async ({ client }) => asAddress(await fetchFile(client, orderNumber, attachment)),
    staleTime: Number.POSITIVE_INFINITY,
  })

function asAddress(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'))
    reader.readAsDataURL(file)
  })
}

/** The address of a picture for `img`: `undefined` while it is on its way, `null` when there is none to show. */
export function usePicture(orderNumber: string, attachment: Attachment): string | null | undefined {
  const pictured = attachment.type !== 'application/pdf'
  const picture = useQuery({ ...pictureQuery(orderNumber, attachment), enabled: pictured })
  return pictured && !picture.isError ? picture.data : null
}

/** Says something about an order. The same words sent again after a lost answer are kept once. */
export function useComment(orderNumber: string) {
  const idempotency = useIdempotencyKey()
  return useMutation({
    mutationFn: (body: { text: string; visibility: 'internal' | 'company' }) =>
      api(comments.create, { params: { orderNumber }, body }, { idempotencyKey: idempotency.keyFor(body) }),
    onSuccess: (_comment, _body, _result, { client }) => {
      idempotency.reset()
      // What is said stands in the history too.
      return invalidate(client, comments.list, serviceOrders.events)
    },
  })
}

/** Sends a file of an order; a proof may be what its next step was waiting for. */
export function useUpload(orderNumber: string) {
  return useMutation({
    mutationFn: async ({ file, form, onProgress }: { file: File; form: NewAttachments; onProgress?: OnProgress }) => {
      const { upload } = await import('../../../lib/http/upload')
      return upload(attachments.create, { params: { orderNumber }, form, files: [file] }, onProgress)
    },
    onSuccess: (_answer, _input, _result, { client }) => invalidate(client, attachments.list, ...orderEndpoints),
  })
}

/** Checks the PIN that the person at a stop has said. */
export function usePin(orderNumber: string, stopId: string) {
  return useMutation({
    mutationFn: (pin: string) => api(attachments.confirmPin, { params: { orderNumber, stopId }, body: { pin } }),
    onSuccess: (_answer, _pin, _result, { client }) => invalidate(client, ...orderEndpoints),
  })
}

/** Copies an order into a new draft. */
export function useDuplicate(orderNumber: string) {
  const idempotency = useIdempotencyKey()
  return useMutation({
    mutationFn: () =>
      api(serviceOrders.duplicate, { params: { orderNumber } }, { idempotencyKey: idempotency.keyFor(orderNumber) }),
    onSuccess: (_draft, _input, _result, { client }) => {
      idempotency.reset()
      return invalidate(client, ...orderEndpoints)
    },
  })
}

/** Deletes a draft. */
export function useRemoveDraft(orderNumber: string) {
  return useMutation({
    mutationFn: () => api(serviceOrders.remove, { params: { orderNumber } }),
    // The page itself still stands while the answer arrives: only what lists the draft is asked anew.
    onSuccess: (_answer, _input, _result, { client }) => invalidate(client, serviceOrders.list, serviceOrders.summary),
  })
}
