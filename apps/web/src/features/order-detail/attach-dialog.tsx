import { AttachmentType, type Role, type ServiceOrder } from '@malote/api-client'
import { Dialog, toast } from '@malote/ui'
import { useState } from 'react'
import { UploadForm } from '../orders/forms/upload-form.tsx'
import { VisibilityField } from './visibility-field.tsx'

interface AttachDialogProps {
  order: ServiceOrder
  role: Role
  room: number
  onClose: () => void
}

/** Uploads documents and pictures of an order. */
export function AttachDialog({ order, role, room, onClose }: AttachDialogProps) {
  const [visibility, setVisibility] = useState<'internal' | 'company'>('company')
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content title="Anexar arquivos" description={order.orderNumber}>
        <UploadForm
          orderNumber={order.orderNumber}
          form={{ kind: 'attachment', visibility }}
          label="Arquivos"
          accept={AttachmentType.options.join(',')}
          room={room}
          onDone={() => {
            toast.success('Arquivos anexados.')
            onClose()
          }}
          onClose={onClose}
        >
          {role !== 'manager' && <VisibilityField label="Quem vê" value={visibility} onValueChange={setVisibility} />}
        </UploadForm>
      </Dialog.Content>
    </Dialog.Root>
  )
}
