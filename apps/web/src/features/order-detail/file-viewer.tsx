import type { Attachment, ServiceOrder } from '@malote/api-client'
import { Button, Dialog, Inline, Loader, Stack, Text } from '@malote/ui'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { formatLocalMoment } from '../orders/order/local-time.ts'
import { usePicture } from '../orders/order/order.queries.ts'
import { useDownload } from './use-download.ts'

interface FileViewerProps {
  order: ServiceOrder
  pictures: readonly Attachment[]
  first: Attachment
  /** The time zone in which their moments are shown. */
  zone: string
  onClose: () => void
}

/** Shows the pictures of an order one at a time, as large as the screen allows. */
export function FileViewer({ order, pictures, first, zone, onClose }: FileViewerProps) {
  // By id, because the list may be refetched or grow while the viewer is open.
  const [shown, setShown] = useState(first.id)
  const at = pictures.findIndex(({ id }) => id === shown)
  const picture = pictures[at] ?? first
  const show = (index: number) => setShown(pictures[index]?.id ?? shown)
  const download = useDownload(order)
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content
        size="lg"
        title={picture.name}
        description={`${picture.uploadedBy?.name ?? 'Sistema'}, ${formatLocalMoment(picture.createdAt, zone)}`}
      >
        <Stack gap="md">
          <Picture key={picture.id} orderNumber={order.orderNumber} picture={picture} />
          <Inline gap="sm" justify="between">
            <Inline gap="sm">
              <Button variant="outline" tone="neutral" disabled={at <= 0} onClick={() => show(at - 1)}>
                Anterior
              </Button>
              <Button
                variant="outline"
                tone="neutral"
                disabled={at >= pictures.length - 1}
                onClick={() => show(at + 1)}
              >
                Próxima
              </Button>
              <Text tone="subtle" tabularNumbers role="status">{`${at + 1} de ${pictures.length}`}</Text>
            </Inline>
            <Button variant="outline" icon={<Download />} onClick={() => download(picture)}>
              Baixar
            </Button>
          </Inline>
        </Stack>
      </Dialog.Content>
    </Dialog.Root>
  )
}

function Picture({ orderNumber, picture }: { orderNumber: string; picture: Attachment }) {
  const address = usePicture(orderNumber, picture)
  if (address === undefined) return <Loader />
  if (address === null) return <Text>Não foi possível mostrar esta imagem. Baixe o arquivo para vê-la.</Text>
  return <img src={address} alt={picture.name} className="mx-auto max-h-[60vh] max-w-full" />
}
