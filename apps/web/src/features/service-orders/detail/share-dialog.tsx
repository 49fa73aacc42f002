import { type ServiceOrder, serviceOrderStatusLabels } from '@malote/api-client'
import { Button, CopyButton, Dialog, Inline, QrCode, Stack, Text, TextField } from '@malote/ui'
import MessageCircle from 'lucide-react/icons/message-circle'
import Share2 from 'lucide-react/icons/share-2'
import { orderAddress } from './order-address'

/** Hands an order on: its link, a message, or a code for another device's camera. */
export function ShareDialog({ order, onClose }: { order: ServiceOrder; onClose: () => void }) {
  const url = orderAddress(order.orderNumber)
  const text = `${order.orderNumber} (${order.company.name}): ${serviceOrderStatusLabels[order.status]}.`
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content
        title={`Compartilhar ${order.orderNumber}`}
        description="Abre para quem entra no Malote e tem acesso a esta ordem."
      >
        <Stack gap="md">
          <Inline justify="center">
            <QrCode text={url} label={`Código QR com o link de ${order.orderNumber}`} />
          </Inline>
          <TextField label="Link da ordem" readOnly value={url} onFocus={(event) => event.target.select()} />
          <Inline gap="sm">
            <CopyButton text={url} tone="primary" variant="solid" size="md">
              Copiar link
            </CopyButton>
            <Button asChild variant="outline" tone="neutral" icon={<MessageCircle />}>
              <a
                href={`https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}`}
                target="_blank"
                rel="noopener noreferrer"
              >
                Enviar por WhatsApp
              </a>
            </Button>
            {'share' in navigator && (
              <Button
                variant="outline"
                tone="neutral"
                icon={<Share2 />}
                // Closing the device's own dialog without choosing is no fault.
                onClick={() => navigator.share({ title: order.orderNumber, text, url }).catch(() => undefined)}
              >
                Outras formas
              </Button>
            )}
          </Inline>
          <Text tone="subtle" size="sm">
            Para entrar com outro aparelho, aponte a câmera para o código.
          </Text>
        </Stack>
      </Dialog.Content>
    </Dialog.Root>
  )
}
