import { formatAddress, formatPhone, formatPostalCode, type ServiceOrder, type Stop } from '@malote/api-client'
import { Badge, DescriptionList, Heading, Inline, Logo, PrintSheet, QrCode, Separator, Stack, Text } from '@malote/ui'
import { formatCount } from '../../../app/formats'
import { orderAddress } from '../detail/order-address'
import { placeWindow, zoneOf } from '../place-time'
import { PrintPage } from './print-page'

/** `/ordens-de-servico/{n}/etiqueta`: a label for each drop-off, to stick on what is carried. */
export function OrderLabelPage({ order }: { order: ServiceOrder }) {
  const dropoffs = order.stops.filter(({ kind }) => kind === 'dropoff')
  return (
    <PrintPage
      orderNumber={order.orderNumber}
      title={`Etiqueta de ${order.orderNumber}`}
      description={
        dropoffs.length > 1 ? `${dropoffs.length} etiquetas em papel A6, uma por entrega.` : 'Papel A6 (105 × 148 mm).'
      }
    >
      {dropoffs.map((dropoff) => (
        <Label key={dropoff.id} order={order} dropoff={dropoff} of={dropoffs.length} />
      ))}
    </PrintPage>
  )
}

function Label({ order, dropoff, of }: { order: ServiceOrder; dropoff: Stop; of: number }) {
  const pickup = order.stops.find(({ kind }) => kind === 'pickup')
  const volumes = order.items.reduce((sum, { quantity }) => sum + quantity, 0)
  const grams = order.items.reduce((sum, { quantity, weightGrams }) => sum + quantity * (weightGrams ?? 0), 0)
  const facts: [string, string | null | undefined | false][] = [
    ['Referência', order.externalRef],
    ['Entrega', of > 1 && `${dropoff.position} de ${of}`],
    ['Volumes', volumes > 0 && formatCount(volumes)],
    ['Peso', grams > 0 && `${formatCount(grams / 1000)} kg`],
  ]
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
                {order.priority === 'urgent' && <Badge tone="warning">Urgente</Badge>}
                {order.items.some(({ fragile }) => fragile) && <Badge tone="warning">Frágil</Badge>}
              </Inline>
            </Stack>
            <QrCode
              size="sm"
              text={order.trackingUrl ?? orderAddress(order.orderNumber)}
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
            <Place stop={dropoff} />
            <Text weight="medium">
              {dropoff.window ? placeWindow(dropoff.window, zoneOf(dropoff.address)) : 'O quanto antes'}
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
          {facts.some(([, value]) => value) && <Separator decorative />}
          <DescriptionList.Root layout="grid">
            {facts.map(
              ([term, value]) =>
                value && (
                  <DescriptionList.Item key={term} term={term}>
                    {value}
                  </DescriptionList.Item>
                ),
            )}
          </DescriptionList.Root>
          {order.notes && <Text size="sm">{order.notes}</Text>}
        </Stack>
      </article>
    </PrintSheet>
  )
}

/** An address on several lines, as it stands on an envelope. */
function Place({ stop: { address, contactPhone } }: { stop: Stop }) {
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
