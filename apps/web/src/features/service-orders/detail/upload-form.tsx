import { attachmentLimits, type NewAttachments } from '@malote/api-client'
import { Alert, Button, Dialog, FileDrop, Form, ProgressBar, Stack } from '@malote/ui'
import { type ReactNode, useState } from 'react'
import { messageOf } from '../../../app/form-errors'
import { useUpload } from './order-detail.queries'

interface UploadFormProps {
  orderNumber: string
  /** What the files are, and who sees them. */
  form: NewAttachments
  label: string
  accept: string
  /** How many more the order takes. */
  room?: number
  onDone: () => void
  onClose: () => void
  /** More questions, above the files. */
  children?: ReactNode
}

/** How a file is doing: the share that has left, or why it stopped. */
type Sending = { share: number } | { fault: string }

/** Sends files one by one and says how far each is. What failed stays, to be sent again. */
export function UploadForm(props: UploadFormProps) {
  const { orderNumber, form, label, accept, room = attachmentLimits.files, onDone, onClose, children } = props
  const upload = useUpload(orderNumber)
  const [files, setFiles] = useState<readonly File[]>([])
  const [sending, setSending] = useState<ReadonlyMap<File, Sending>>(new Map())
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const note = (file: File, state: Sending) => setSending((all) => new Map(all).set(file, state))
  const faults = files.flatMap((file) => {
    const state = sending.get(file)
    return state && 'fault' in state ? [{ file, fault: state.fault }] : []
  })

  const send = async () => {
    if (files.length === 0) return setError('Escolha pelo menos um arquivo.')
    setBusy(true)
    const left: File[] = []
    for (const file of files) {
      note(file, { share: 0 })
      try {
        await upload.mutateAsync({ file, form, onProgress: (share) => note(file, { share }) })
      } catch (cause) {
        left.push(file)
        note(file, { fault: messageOf(cause) })
      }
    }
    setBusy(false)
    setFiles(left)
    if (left.length === 0) onDone()
  }

  return (
    <Form
      aria-label="Enviar arquivos"
      pending={busy}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Stack gap="md">
        {children}
        {faults.map(({ file, fault }) => (
          <Alert key={`${file.name} ${file.size}`} tone="danger" title={`${file.name} não foi enviado`}>
            {fault}
          </Alert>
        ))}
        <FileDrop
          label={label}
          multiple
          required
          accept={accept}
          maxSize={attachmentLimits.fileBytes}
          maxFiles={room}
          disabled={busy}
          value={files}
          onValueChange={(chosen) => {
            setFiles(chosen)
            setError(undefined)
          }}
          help={`${accept.includes('pdf') ? 'JPG, PNG, WEBP ou PDF' : 'JPG, PNG ou WEBP'}, até 10 MB cada.`}
          error={error}
        />
        {busy &&
          files.map((file) => {
            const state = sending.get(file)
            if (state && 'fault' in state) return null
            return <ProgressBar key={`${file.name} ${file.size}`} label={file.name} value={state?.share ?? 0} max={1} />
          })}
      </Stack>
      <Dialog.Footer>
        <Button variant="outline" tone="neutral" disabled={busy} onClick={onClose}>
          Voltar
        </Button>
        <Button type="submit" pending={busy}>
          {faults.length > 0 ? 'Tentar de novo' : 'Enviar'}
        </Button>
      </Dialog.Footer>
    </Form>
  )
}
