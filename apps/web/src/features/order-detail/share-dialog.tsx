import { type ServiceOrder, type Stop, serviceOrderStatusLabels } from '@malote/api-client'
import {
  Button,
  CopyButton,
  Dialog,
  Heading,
  Inline,
  Link,
  QrCode,
  Separator,
  Stack,
  Text,
  TextField,
} from '@malote/ui'
import MessageCircle from 'lucide-react/icons/message-circle'
import Share2 from 'lucide-react/icons/share-2'
import type { ReactNode } from 'react'
import { OrderDialogTitle } from '../orders/forms/order-dialog-title.tsx'
import { getOrderUrl } from '../orders/order/order-url.ts'
import { getWhatsAppUrl } from '../orders/order/stop-links.ts'

/** Shares an order: the public tracking page of each drop-off with its recipient, its own page with colleagues. */
export function ShareDialog({ order, onClose }: { order: ServiceOrder; onClose: () => void }) {
  const { orderNumber, company } = order
  const dropoffs = order.stops.filter(({ kind }) => kind === 'dropoff')
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content title={<OrderDialogTitle action="Compartilhar" orderNumber={orderNumber} />}>
        <Stack gap="lg">
          {dropoffs.map((stop) => (
            <RecipientSection key={stop.id} stop={stop} order={order} isOnly={dropoffs.length === 1} />
          ))}
          <ShareSection
            title="Com a equipe"
            text="Abre para quem entra no Malote e tem acesso a esta ordem."
            label="Link da ordem"
            url={getOrderUrl(orderNumber)}
            message={`${orderNumber} (${company.name}): ${serviceOrderStatusLabels[order.status]}.`}
          />
        </Stack>
      </Dialog.Content>
    </Dialog.Root>
  )
}

interface RecipientSectionProps {
  stop: Stop
  order: ServiceOrder
  /** Whether the order has no other drop-off. */
  isOnly: boolean
}

/** The link of one drop-off, for its recipient only. */
function RecipientSection({ stop, order: { company }, isOnly }: RecipientSectionProps) {
  const { trackingUrl, contactName, contactPhone, pin } = stop
  if (!trackingUrl) return null
  const message = `Acompanhe a entrega de ${company.name}:`
  return (
    <>
      <ShareSection
        title={isOnly ? 'Com quem recebe' : `Com ${contactName}`}
        text={
          isOnly
            ? 'Quem tem este link acompanha a entrega sem entrar no Malote. Ele não mostra telefone, endereço nem observações.'
            : 'Mostra só esta entrega, nada das outras. Não mostra telefone, endereço nem observações.'
        }
        label={isOnly ? 'Link de rastreio' : `Link de rastreio de ${contactName}`}
        url={trackingUrl}
        message={message}
        code={`Código QR com o link de rastreio de ${contactName}`}
        recipient={
          // A service number, such as 0800, has no WhatsApp.
          contactPhone?.startsWith('+') && {
            name: contactName,
            phone: contactPhone,
            // Only in the message to the recipient: couriers can open the link, and must be given the PIN.
            message: [message, trackingUrl, pin && `PIN para receber: ${pin}`].filter(Boolean).join(' '),
          }
        }
      >
        <Link href={trackingUrl} target="_blank" rel="noopener">
          Ver como o destinatário
        </Link>
      </ShareSection>
      <Separator decorative />
    </>
  )
}

interface ShareSectionProps {
  /** The group that the link is for. */
  title: string
  text: string
  label: string
  url: string
  /** The text of the message before the link. */
  message: string
  /** The accessible name of the QR code; absent: no QR code. */
  code?: string
  /** The recipient of a direct message, with its complete text. */
  recipient?: { name: string; phone: string; message: string } | false | undefined
  children?: ReactNode
}

function ShareSection({ title, text, label, url, message, code, recipient, children }: ShareSectionProps) {
  return (
    <Stack gap="sm" asChild>
      <section>
        <Heading level={3}>{title}</Heading>
        <Text tone="subtle">{text}</Text>
        {code && (
          <Inline justify="center">
            <QrCode text={url} label={code} />
          </Inline>
        )}
        <TextField label={label} readOnly value={url} onFocus={(event) => event.target.select()} />
        <Inline gap="sm">
          <CopyButton text={url} tone="primary" variant={code ? 'solid' : 'outline'} size="md">
            {`Copiar ${label.charAt(0).toLowerCase()}${label.slice(1)}`}
          </CopyButton>
          <Button asChild variant="outline" tone="neutral" icon={<MessageCircle />}>
            <a
              href={
                recipient ? getWhatsAppUrl(recipient.phone, recipient.message) : getWhatsAppUrl('', `${message} ${url}`)
              }
              target="_blank"
              rel="noopener noreferrer"
            >
              {recipient ? `WhatsApp de ${recipient.name}` : 'Enviar por WhatsApp'}
            </a>
          </Button>
          {'share' in navigator && (
            <Button
              variant="outline"
              tone="neutral"
              icon={<Share2 />}
              // Closing the share sheet rejects the promise, which is not an error.
              onClick={() => navigator.share({ title: message, url }).catch(() => undefined)}
            >
              Outras formas
            </Button>
          )}
        </Inline>
        {children}
      </section>
    </Stack>
  )
}
