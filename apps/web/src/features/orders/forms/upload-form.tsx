import { attachmentLimits, attachments, heicText, type NewAttachments } from '@malote/api-client'
import { Button, Dialog, FileDrop, type FileUpload, Form, Stack } from '@malote/ui'
import { type ReactNode, useState } from 'react'
import { isNamedHeic } from '../../../lib/browser/find-file-problem.ts'
import { useRejectedStep } from '../../../lib/offline/queued-requests.ts'
import { useUploadAttachment } from '../order/order.queries.ts'
import { photoBytes } from './photo-limits.ts'
import { sendFile } from './send-file.ts'

interface UploadFormProps {
  orderNumber: string
  /** The kind and the visibility of the files. */
  form: NewAttachments
  label: string
  accept: string
  /** How many more files the order may have. */
  room?: number
  /**
   * Sends files as soon as they are chosen.
   * @default false
   */
  immediate?: boolean | undefined
  /** Called when it begins and ends to send files. */
  onSendingChange?: ((isSending: boolean) => void) | undefined
  onDone: () => void
  onClose: () => void
  /** Further fields above the files. */
  children?: ReactNode
}

/** Uploads files one by one with progress. Failed files stay in the list for a retry. */
export function UploadForm(props: UploadFormProps) {
  const { orderNumber, form, label, accept, room = attachmentLimits.files, immediate = false } = props
  const { onSendingChange, onDone, onClose, children } = props
  const upload = useUploadAttachment(orderNumber)
  const [files, setFiles] = useState<readonly File[]>([])
  const [uploads, setUploads] = useState<ReadonlyMap<File, FileUpload>>(new Map())
  const [busy, setBusy] = useState(false)
  const changeBusy = (next: boolean) => {
    setBusy(next)
    onSendingChange?.(next)
  }
  const rejected = useRejectedStep(orderNumber, { endpointId: attachments.create.id, input: { form } })
  const [error, setError] = useState(rejected?.rejection)
  const isPhoto = form.kind === 'photo'
  const isSent = [...uploads.values()].some((state) => 'done' in state)
  const note = (file: File, state: FileUpload) => setUploads((all) => new Map(all).set(file, state))

  const send = async (chosen: readonly File[], all = files) => {
    if (chosen.length === 0) return isSent ? onDone() : setError('Escolha pelo menos um arquivo.')
    changeBusy(true)
    const failed = new Set<File>()
    for (const file of chosen) {
      const problem = await sendFile({ file, form, upload, onStateChange: (state) => note(file, state) })
      if (problem !== undefined) failed.add(file)
    }
    changeBusy(false)
    // Files that were not retried this time stay in the list too.
    const remaining = all.filter((file) => failed.has(file) || !chosen.includes(file))
    setFiles(remaining)
    if (remaining.length === 0) onDone()
  }

  return (
    <Form
      aria-label="Enviar arquivos"
      pending={busy}
      onSubmit={(event) => {
        event.preventDefault()
        void send(files)
      }}
    >
      <Stack gap="md">
        {children}
        <FileDrop
          label={label}
          multiple
          required
          accept={accept}
          maxSize={isPhoto ? photoBytes : attachmentLimits.fileBytes}
          {...(isPhoto && { capture: 'environment' as const })}
          maxFiles={room}
          disabled={busy}
          value={files}
          onValueChange={(chosen) => {
            setFiles(chosen)
            setError(undefined)
            const added = chosen.filter((file) => !files.includes(file))
            if (immediate && added.length > 0) void send(added, chosen)
            // The last rejected file was removed, and others were sent.
            if (immediate && chosen.length === 0 && isSent) onDone()
          }}
          onReject={(rejected) => setError(rejected.some(({ file }) => isNamedHeic(file)) ? heicText : undefined)}
          help={isPhoto ? 'A foto é reduzida antes do envio.' : 'JPG, PNG, WEBP ou PDF, até 10 MB cada.'}
          getUpload={(file) => uploads.get(file)}
          onRetry={(file) => void send([file])}
          error={error}
        />
      </Stack>
      <Dialog.Footer>
        <Button variant="outline" tone="neutral" disabled={busy} onClick={onClose}>
          Voltar
        </Button>
        {!(immediate && files.length === 0) && (
          <Button type="submit" pending={busy}>
            Enviar
          </Button>
        )}
      </Dialog.Footer>
    </Form>
  )
}
