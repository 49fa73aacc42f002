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
import { getOrderUrl } from '../order-url.ts'
import { getWhatsAppUrl } from '../stop-links.ts'

/** Shares an order: its public tracking page with the recipient, its own page with colleagues. */
export function ShareDialog({ order, onClose }: { order: ServiceOrder; onClose: () => void }) {
  const { orderNumber, trackingUrl, company } = order
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content title={`Compartilhar ${orderNumber}`}>
        <Stack gap="lg">
          {trackingUrl && (
            <ShareSection
              title="Com quem recebe"
              text="Quem tem este link acompanha a entrega sem entrar no Malote. Ele não mostra telefone, endereço nem observações."
              label="Link de rastreio"
              url={trackingUrl}
              message={`Acompanhe a entrega de ${company.name}:`}
              code={`Código QR com o link de rastreio de ${orderNumber}`}
              recipients={order.stops.filter(({ kind, contactPhone }) => kind === 'dropoff' && contactPhone)}
            >
              <Link href={trackingUrl} target="_blank" rel="noopener">
                Ver como o destinatário
              </Link>
            </ShareSection>
          )}
          {trackingUrl && <Separator decorative />}
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
  /** The recipients with a direct message link. */
  recipients?: readonly Stop[]
  children?: ReactNode
}

function ShareSection({ title, text, label, url, message, code, recipients = [], children }: ShareSectionProps) {
  const whatsApp = (phone: string) => getWhatsAppUrl(phone, `${message} ${url}`)
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
            {`Copiar ${label.toLowerCase()}`}
          </CopyButton>
          {recipients.map(({ id, contactName, contactPhone }) => (
            <Button key={id} asChild variant="outline" tone="neutral" icon={<MessageCircle />}>
              <a href={whatsApp(contactPhone ?? '')} target="_blank" rel="noopener noreferrer">
                {`WhatsApp de ${contactName}`}
              </a>
            </Button>
          ))}
          {recipients.length === 0 && (
            <Button asChild variant="outline" tone="neutral" icon={<MessageCircle />}>
              <a href={whatsApp('')} target="_blank" rel="noopener noreferrer">
                Enviar por WhatsApp
              </a>
            </Button>
          )}
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
