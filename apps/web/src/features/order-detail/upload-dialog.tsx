import type { NewAttachments } from '@malote/api-client'
import { Dialog, toast } from '@malote/ui'
import { type ReactNode, useState } from 'react'
import { UploadForm } from '../orders/forms/upload-form.tsx'
import { VisibilityField } from './visibility-field.tsx'

interface UploadDialogProps {
  orderNumber: string
  title: string
  description: ReactNode
  /** The occurrence to which the files belong. */
  occurrenceId?: NewAttachments['occurrenceId']
  /** Whether the user may hide the files from the company. */
  hasVisibility: boolean
  label: string
  accept: string
  /** How many more files the order may have. */
  room: number
  /** The message after the last file was sent. */
  doneText: string
  onClose: () => void
}

/** Uploads attachments of an order. While files are sent, it cannot be closed: a file that fails would have no message. */
export function UploadDialog({
  orderNumber,
  title,
  description,
  occurrenceId,
  hasVisibility,
  doneText,
  onClose,
  ...files
}: UploadDialogProps) {
  const [visibility, setVisibility] = useState<'internal' | 'company'>('company')
  const [isSending, setSending] = useState(false)
  return (
    <Dialog.Root open onOpenChange={(open) => !open && !isSending && onClose()}>
      <Dialog.Content title={title} description={description}>
        <UploadForm
          {...files}
          orderNumber={orderNumber}
          form={{ kind: 'attachment', visibility, ...(occurrenceId && { occurrenceId }) }}
          onSendingChange={setSending}
          onDone={() => {
            toast.success(doneText)
            onClose()
          }}
          onClose={onClose}
        >
          {hasVisibility && <VisibilityField label="Quem vê" value={visibility} onValueChange={setVisibility} />}
        </UploadForm>
      </Dialog.Content>
    </Dialog.Root>
  )
}
