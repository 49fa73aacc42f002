import {
  formatAddress,
  formatPhone,
  formatPostalCode,
  priorityLabels,
  type ServiceOrder,
  type Stop,
} from '@malote/api-client'
import { Badge, Heading, Inline, PrintSheet, QrCode, Separator, Stack, Text } from '@malote/ui'
import { Logo } from '@malote/ui/delivery'
import { formatCount, formatWeight } from '../../lib/format/formats.ts'
import { formatLocalWindow, getTimeZone } from '../orders/order/local-time.ts'
import { getOrderUrl } from '../orders/order/order-url.ts'

/** @returns the stops with a label: the drop-offs. */
export const getDropoffs = ({ stops }: ServiceOrder): Stop[] => stops.filter(({ kind }) => kind === 'dropoff')

interface OrderLabelProps {
  order: ServiceOrder
  dropoff: Stop
  /** The number of drop-offs of the order. */
  of: number
}

/** The label of one drop-off, on paper of 105 × 148 mm. */
export function OrderLabel({ order, dropoff, of }: OrderLabelProps) {
  const pickup = order.stops.find(({ kind }) => kind === 'pickup')
  const volumes = order.items.reduce((sum, { quantity }) => sum + quantity, 0)
  const grams = order.items.reduce((sum, { quantity, weightGrams }) => sum + quantity * (weightGrams ?? 0), 0)
  const facts = [
    order.externalRef && `Referência ${order.externalRef}`,
    of > 1 && `entrega ${dropoff.position} de ${of}`,
    volumes > 0 && (volumes === 1 ? '1 volume' : `${formatCount(volumes)} volumes`),
    grams > 0 && formatWeight(grams),
  ].filter(Boolean)
  return (
    <PrintSheet size="a6" asChild>
      <article aria-label={`Etiqueta para ${dropoff.contactName}`}>
        <Stack gap="sm">
          <Inline justify="between" align="start" className="flex-nowrap">
            <Stack gap="sm" className="min-w-0">
              <Logo />
              <Heading level={2} size="xl" className="whitespace-nowrap">
                {order.orderNumber}
              </Heading>
              <Inline gap="xs">
                {order.priority === 'urgent' && <Badge tone="warning">{priorityLabels.urgent}</Badge>}
                {order.items.some(({ fragile }) => fragile) && <Badge tone="warning">Frágil</Badge>}
              </Inline>
            </Stack>
            <QrCode
              size="sm"
              text={dropoff.trackingUrl ?? getOrderUrl(order.orderNumber)}
              label={`Código QR de ${order.orderNumber}`}
            />
          </Inline>
          <Separator decorative />
          <Stack gap="none">
            <Text size="sm" tone="subtle">
              Para
            </Text>
            <Heading level={3} size="lg">
              {dropoff.contactName}
            </Heading>
            <AddressLines stop={dropoff} />
            <Text weight="medium">
              {dropoff.window ? formatLocalWindow(dropoff.window, getTimeZone(dropoff.address)) : 'O quanto antes'}
            </Text>
            {dropoff.instructions && <Text>{dropoff.instructions}</Text>}
          </Stack>
          <Separator decorative />
          {pickup && (
            <Stack gap="none">
              <Text size="sm" tone="subtle">
                De
              </Text>
              <Text weight="medium">{`${order.company.name} · ${pickup.contactName}`}</Text>
              <Text size="sm">{formatAddress(pickup.address)}</Text>
            </Stack>
          )}
          {facts.length > 0 && (
            <>
              <Separator decorative />
              {/* On one line, because wrapped text could need a second sheet. */}
              <Text weight="medium">{facts.join(' · ')}</Text>
            </>
          )}
          {order.notes && <Text size="sm">{order.notes}</Text>}
        </Stack>
      </article>
    </PrintSheet>
  )
}

/** An address in several lines, as on an envelope. */
function AddressLines({ stop: { address, contactPhone } }: { stop: Stop }) {
  const lines = [
    [address.street, address.number, address.complement].filter(Boolean).join(', '),
    [address.neighborhood, `${address.city}, ${address.state}`].filter(Boolean).join(' · '),
    address.postalCode && `CEP ${formatPostalCode(address.postalCode)}`,
    address.reference,
    contactPhone && formatPhone(contactPhone),
  ]
  return lines.map(
    (line) =>
      line && (
        <Text key={line} size="lg">
          {line}
        </Text>
      ),
  )
}
