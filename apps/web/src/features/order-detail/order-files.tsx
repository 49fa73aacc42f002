import {
  type Attachment,
  attachmentLimits,
  countAttachmentRoom,
  type Role,
  type ServiceOrder,
} from '@malote/api-client'
import { Button, Card, Skeleton, Stack, Text } from '@malote/ui'
import Paperclip from 'lucide-react/icons/paperclip'
import { Suspense, useState } from 'react'
import { lazyNamed } from '../../lib/lazy-named.ts'
import { FileGallery } from './file-gallery.tsx'

const AttachDialog = lazyNamed(() => import('./attach-dialog.tsx'), 'AttachDialog')

interface OrderFilesProps {
  order: ServiceOrder
  role: Role
  files: readonly Attachment[] | undefined
}

/** The documents and pictures of an order. Proofs are shown at their stop, and photos of an occurrence there. */
export function OrderFiles({ order, role, files }: OrderFilesProps) {
  const [adding, setAdding] = useState(false)
  const room = countAttachmentRoom(files ?? [], { kind: 'attachment' })
  const orderFiles = files?.filter(({ stopId, occurrenceId }) => stopId === null && !occurrenceId)
  return (
    <Card.Root asChild>
      <section>
        <Card.Header
          title="Anexos"
          level={2}
          actions={
            <Button
              size="sm"
              variant="outline"
              tone="neutral"
              icon={<Paperclip />}
              disabled={!files}
              disabledReason={room <= 0 ? `Uma ordem tem até ${attachmentLimits.files} anexos.` : undefined}
              onClick={() => setAdding(true)}
            >
              Anexar arquivos
            </Button>
          }
        />
        <Card.Body>
          <Stack gap="sm">
            {!orderFiles && <Skeleton shape="block" className="h-24 w-full" />}
            {orderFiles?.length === 0 && (
              <Text tone="subtle">Nenhum anexo. Nota fiscal, pedido ou foto da carga ficam aqui.</Text>
            )}
            <FileGallery order={order} label="Anexos" files={orderFiles ?? []} />
            {room <= 0 && (
              <Text tone="subtle">{`A ordem já tem ${attachmentLimits.files} arquivos, o máximo que ela guarda.`}</Text>
            )}
          </Stack>
        </Card.Body>
        {adding && (
          <Suspense>
            <AttachDialog order={order} role={role} room={room} onClose={() => setAdding(false)} />
          </Suspense>
        )}
      </section>
    </Card.Root>
  )
}
