import type { Attachment, ServiceOrder, ServiceOrderEvent, Stop } from '@malote/api-client'
import { Grid, Stack, Text } from '@malote/ui'
import { formatDateTime } from '../../../lib/format/formats.ts'
import { usePicture } from '../detail/order-detail.queries.ts'

interface ProofsOnPaperProps {
  order: ServiceOrder
  stop: Stop
  files: readonly Attachment[]
  events: readonly ServiceOrderEvent[]
}

/** The proofs of a stop on a receipt: pictures and the PIN check, with their author and time. */
export function ReceiptProofs({ order, stop, files, events }: ProofsOnPaperProps) {
  const pictures = files.filter(({ stopId, kind }) => stopId === stop.id && kind !== 'attachment')
  const checked = events.find(({ type, stopId }) => type === 'pin_confirmed' && stopId === stop.id)
  const missing = stop.state === 'completed' && stop.requiredProofs.length > 0 && !stop.proved
  if (pictures.length === 0 && !stop.pinConfirmedAt && !missing) return null
  return (
    <Stack gap="xs">
      {stop.pinConfirmedAt && (
        <Text>{`PIN conferido por ${checked?.actor?.name ?? 'quem entregou'} em ${formatDateTime(stop.pinConfirmedAt)}`}</Text>
      )}
      {missing && <Text>Comprovação incompleta: a ordem foi concluída por correção de status.</Text>}
      {pictures.length > 0 && (
        <Grid asChild columns="two" gap="md">
          <ul aria-label={`Comprovantes: ${stop.contactName}`}>
            {pictures.map((picture) => (
              <li key={picture.id}>
                <PictureOnPaper order={order} picture={picture} />
              </li>
            ))}
          </ul>
        </Grid>
      )}
    </Stack>
  )
}

function PictureOnPaper({ order, picture }: { order: ServiceOrder; picture: Attachment }) {
  const address = usePicture(order.orderNumber, picture)
  const name = picture.kind === 'signature' ? 'Assinatura' : 'Foto'
  const caption = `${name} registrada por ${picture.uploadedBy?.name ?? 'sistema'} em ${formatDateTime(picture.createdAt)}`
  return (
    <Stack gap="xs" asChild>
      <figure>
        {address ? (
          <img src={address} alt={`${name} da parada`} className="max-h-60 max-w-full self-start" />
        ) : (
          <Text tone="subtle">{address === null ? 'A imagem não pôde ser carregada.' : 'Carregando a imagem…'}</Text>
        )}
        <Text asChild size="sm" tone="subtle">
          <figcaption>{caption}</figcaption>
        </Text>
      </figure>
    </Stack>
  )
}
