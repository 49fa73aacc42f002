import {
  attachments,
  findStopsWithoutPhoto,
  isFailurePhotoRequired,
  missingMessage,
  reasons,
  type Stop,
} from '@malote/api-client'
import { type FileUpload, Skeleton } from '@malote/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { invalidate } from '../../../lib/http/api.ts'
import { lazyNamed } from '../../../lib/lazy-named.ts'
import { listPending, type QueuedRequest, useQueuedRequests } from '../../../lib/offline/queued-requests.ts'
import type { QueuedStepInput } from '../offline/step-labels.ts'
import { attachmentsQuery, useUploadAttachment } from '../order/order.queries.ts'
import { reasonsQuery } from '../service-orders.queries.ts'
import type { StepValues } from './step-form.ts'

const loadFields = () => import('./failure-photo-fields.tsx')
const FailurePhotoFields = lazyNamed(loadFields, 'FailurePhotoFields')

/** A stop that is about to fail. */
export type FailingStop = Pick<Stop, 'id' | 'contactName'>

interface FailurePhotosOptions {
  orderNumber: string
  /** The stops that fail with the step; none for other steps. */
  stops: readonly FailingStop[]
  form: UseFormReturn<StepValues>
  /** A rejected step that is shown again. */
  rejected?: QueuedRequest | undefined
}

/**
 * The photos that the settings require for a reason of failure: each stop needs one. They are sent before the step, and
 * queued before it without a connection. What the user has chosen stays until it is sent.
 */
export function useFailurePhotos({ orderNumber, stops, form, rejected }: FailurePhotosOptions) {
  const client = useQueryClient()
  const reason = useWatch({ control: form.control, name: 'reason' })
  const upload = useUploadAttachment(orderNumber)
  const [chosen, setChosen] = useState<ReadonlyMap<string, File>>(new Map())
  const [uploads, setUploads] = useState<ReadonlyMap<File, FileUpload>>(new Map())
  const [sent, setSent] = useState<readonly string[]>([])
  const [isSending, setSending] = useState(false)
  // The settings may have changed since the reasons were loaded.
  const [demanded, setDemanded] = useState(() => (rejected?.fieldErrors?.photo ? [getReason(rejected)] : []))
  const catalogue = useQuery({ ...reasonsQuery, enabled: stops.length > 0 })
  // Absent in a response that an earlier release has stored on the device.
  const marks = { photoRequired: [...(catalogue.data?.photoRequired ?? []), ...demanded] }
  const isRequired = stops.length > 0 && isFailurePhotoRequired(marks, reason)
  const files = useQuery({ ...attachmentsQuery(orderNumber), enabled: isRequired })
  const queued = listQueuedPhotos(useQueuedRequests(orderNumber))
  const present = [
    ...(files.data?.data ?? []),
    ...[...queued, ...sent].map((stopId) => ({ kind: 'photo', stopId }) as const),
  ]
  const missing = findStopsWithoutPhoto(marks, reason, stops, present)

  const choose = ({ id }: FailingStop, photo: File | undefined) => {
    setChosen((all) => new Map([...all].filter(([stopId]) => stopId !== id).concat(photo ? [[id, photo]] : [])))
    form.clearErrors('photo' as never)
  }

  /** @returns the message at the field of the photos; undefined when each stop has one or is about to get it. */
  const findError = (): string | undefined => {
    if (missing.every(({ id }) => chosen.has(id))) return undefined
    return stops.length > 1 ? 'Envie uma foto de cada parada.' : missingMessage
  }

  /** Sends the chosen photos. @returns the message at their field when one was not accepted */
  const send = async (): Promise<string | undefined> => {
    if (missing.length === 0) return undefined
    const { sendFile } = await loadFields()
    setSending(true)
    const note = (file: File, state: FileUpload) => setUploads((all) => new Map(all).set(file, state))
    try {
      for (const stop of missing) {
        const photo = chosen.get(stop.id)
        if (!photo) continue
        const error = await sendFile({
          file: photo,
          form: { kind: 'photo', stopId: stop.id, visibility: 'company' },
          upload,
          onStateChange: (state) => note(photo, state),
        })
        if (error !== undefined) return error
        setSent((all) => [...all, stop.id])
      }
      return undefined
    } finally {
      setSending(false)
    }
  }

  /** Requires the photos that the server has required, although the form did not. */
  const demand = () => {
    setDemanded((all) => [...all, reason])
    setSent([])
    void invalidate(client, reasons.list, attachments.list)
  }

  const fields = isRequired && (
    <Suspense fallback={<Skeleton shape="block" className="h-24 w-full" />}>
      <FailurePhotoFields
        stops={stops}
        missing={missing}
        chosen={chosen}
        disabled={isSending}
        loading={files.isLoading}
        getUpload={(file) => uploads.get(file)}
        onChoose={choose}
      />
    </Suspense>
  )
  return { fields, findError, send, demand, isSending }
}

const getReason = ({ input }: QueuedRequest): string => (input as QueuedStepInput).body?.reason ?? ''

/** @returns the stops whose photo waits for a connection. */
const listQueuedPhotos = (requests: readonly QueuedRequest[]): string[] =>
  listPending(requests).flatMap(({ endpointId, input }) => {
    const { form } = input as QueuedStepInput
    return endpointId === attachments.create.id && form?.kind === 'photo' && form.stopId ? [form.stopId] : []
  })
