import { AttachmentType, type Role, type ServiceOrder } from '@malote/api-client'
import { UploadDialog } from './upload-dialog.tsx'

interface AttachDialogProps {
  order: ServiceOrder
  role: Role
  room: number
  onClose: () => void
}

/** Uploads documents and pictures of an order. */
export const AttachDialog = ({ order, role, room, onClose }: AttachDialogProps) => (
  <UploadDialog
    orderNumber={order.orderNumber}
    title="Anexar arquivos"
    description={order.orderNumber}
    hasVisibility={role !== 'manager'}
    label="Arquivos"
    accept={AttachmentType.options.join(',')}
    room={room}
    doneText="Arquivos anexados."
    onClose={onClose}
  />
)
