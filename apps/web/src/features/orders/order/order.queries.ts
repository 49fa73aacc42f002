import { type Attachment, attachments, comments, type NewAttachments, serviceOrders } from '@malote/api-client'
import { type QueryClient, queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { toDataUrl } from '../../../lib/browser/to-data-url.ts'
import { api, getQueryKey, invalidate, query } from '../../../lib/http/api.ts'
import { useIdempotencyKey } from '../../../lib/http/idempotency-key.ts'
import { useApiMutation, useIdempotentMutation } from '../../../lib/http/mutations.ts'
import type { OnProgress } from '../../../lib/http/upload.ts'
import { queued, sendOrQueue } from '../../../lib/offline/send-or-queue.ts'
import { createRandomKey } from '../../../lib/random-key.ts'
import { proofLabels } from '../offline/step-labels.ts'
import { orderEndpoints } from '../service-orders.queries.ts'

export const serviceOrderQuery = (orderNumber: string) => query(serviceOrders.get, { params: { orderNumber } })
export const actionsQuery = (orderNumber: string) => query(serviceOrders.actions, { params: { orderNumber } })
export const eventsQuery = (orderNumber: string) => query(serviceOrders.events, { params: { orderNumber } })
export const commentsQuery = (orderNumber: string) => query(comments.list, { params: { orderNumber } })
export const attachmentsQuery = (orderNumber: string) => query(attachments.list, { params: { orderNumber } })

/** The content of a file. It never changes for an id. */
const fileQuery = (orderNumber: string, attachmentId: string) =>
  queryOptions({
    ...query(attachments.download, { params: { orderNumber, attachmentId } }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Fetches a file, from the cache when it is there. */
export const fetchFile = (client: QueryClient, orderNumber: string, { id }: Attachment): Promise<Blob> =>
  client.fetchQuery(fileQuery(orderNumber, id))

/** A picture as a data URL, which is freed with the cache. */
const pictureQuery = (orderNumber: string, attachment: Attachment) =>
  queryOptions({
    queryKey: [...getQueryKey(attachments.download), 'picture', orderNumber, attachment.id] as const,
    queryFn: async ({ client }) => toDataUrl(await fetchFile(client, orderNumber, attachment)),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** @returns the `src` of a picture: `undefined` while it loads, `null` when there is none. */
export function usePicture(orderNumber: string, attachment: Attachment): string | null | undefined {
  const pictured = attachment.type !== 'application/pdf'
  const picture = useQuery({ ...pictureQuery(orderNumber, attachment), enabled: pictured })
  return pictured && !picture.isError ? picture.data : null
}

/** Adds a comment to an order. A retry after a lost response adds no second one. */
export function useCreateComment(orderNumber: string) {
  return useIdempotentMutation(
    (options, body: { text: string; visibility: 'internal' | 'company' }) =>
      api(comments.create, { params: { orderNumber }, body }, options),
    comments.list,
    // The history contains comments too.
    serviceOrders.events,
  )
}

interface FileUpload {
  file: File
  form: NewAttachments
  onProgress?: OnProgress
}

/** Uploads a file of an order; a proof may enable its next step. Without a connection, a proof is queued. */
export function useUploadAttachment(orderNumber: string) {
  return useMutation({
    mutationFn: async ({ file, form, onProgress }: FileUpload) => {
      const input = { params: { orderNumber }, form, files: [file] }
      const idempotencyKey = createRandomKey()
      const send = async () => {
        const { upload } = await import('../../../lib/http/upload.ts')
        return upload(attachments.create, input, { onProgress, idempotencyKey })
      }
      if (form.kind === 'attachment') return send()
      return sendOrQueue(attachments.create, input, {
        orderNumber,
        label: proofLabels[form.kind],
        idempotencyKey,
        send,
      })
    },
    onSuccess: (result, _input, _result, { client }) =>
      result === queued ? undefined : invalidate(client, attachments.list, ...orderEndpoints),
  })
}

/** Checks the PIN of the person at a stop. Without a connection, the server checks it later. */
export function useConfirmPin(orderNumber: string, stopId: string) {
  const idempotency = useIdempotencyKey()
  return useMutation({
    mutationFn: (pin: string) =>
      sendOrQueue(
        attachments.confirmPin,
        { params: { orderNumber, stopId }, body: { pin } },
        { orderNumber, label: proofLabels.pin, idempotencyKey: idempotency.keyFor(pin) },
      ),
    onSuccess: (result, _pin, _result, { client }) =>
      result === queued ? undefined : invalidate(client, ...orderEndpoints),
  })
}

/** Copies an order into a new draft. */
export function useDuplicateOrder(orderNumber: string) {
  return useIdempotentMutation(
    (options) => api(serviceOrders.duplicate, { params: { orderNumber } }, options),
    ...orderEndpoints,
  )
}

export function useRemoveDraft(orderNumber: string) {
  return useApiMutation(
    () => api(serviceOrders.remove, { params: { orderNumber } }),
    // Only lists are refetched: the page of the deleted draft is still mounted.
    serviceOrders.list,
    serviceOrders.summary,
  )
}
