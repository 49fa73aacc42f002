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
import { formatAmount, formatWeight } from '../../lib/format/formats.ts'
import { countVolumes } from '../orders/order/count-volumes.ts'
import { formatLocalWindow, getTimeZone } from '../orders/order/local-time.ts'
import { getOrderUrl } from '../orders/order/order-url.ts'
import { getPossibleStopItems, getStopItems } from '../orders/volumes/stop-items.ts'

/** The characters of a street that leave space for the number on its two lines. */
const maximumStreetOnOneLine = 50

/** The most labels of one delivery; one with more volumes has a single label. */
const maximumLabels = 50

export interface OrderLabelProps {
  order: ServiceOrder
  dropoff: Stop
  /** The number of drop-offs of the order. */
  of: number
  /** The number of the volume of the drop-off that the label belongs to; undefined for the whole delivery. */
  volume?: number | undefined
}

/**
 * @returns the labels of an order: one for each drop-off or, where `perVolume`, one for each volume. A drop-off of several
 * has a label for each volume only if every item states its drop-off.
 */
export function listLabels(order: ServiceOrder, perVolume: boolean): OrderLabelProps[] {
  const dropoffs = order.stops.filter(({ kind }) => kind === 'dropoff')
  return dropoffs.flatMap((dropoff): OrderLabelProps[] => {
    const label = { order, dropoff, of: dropoffs.length }
    const volumes = perVolume ? countVolumes(getStopItems(order, dropoff)?.items ?? []) : 1
    if (volumes <= 1 || volumes > maximumLabels) return [label]
    return Array.from({ length: volumes }, (_, index) => ({ ...label, volume: index + 1 }))
  })
}

/** The label of one drop-off or of one volume of it, on one sheet of 105 × 148 mm: longer texts are cut. */
export function OrderLabel({ order, dropoff, of, volume }: OrderLabelProps) {
  const pickup = order.stops.find(({ kind }) => kind === 'pickup')
  const { items, volumesBefore } = getPossibleStopItems(order, dropoff)
  const volumes = countVolumes(items)
  const url = dropoff.trackingUrl ?? getOrderUrl(order.orderNumber)
  const grams = items.reduce((sum, { quantity, weightGrams }) => sum + quantity * (weightGrams ?? 0), 0)
  const facts = [
    of > 1 && `entrega ${dropoff.position} de ${of}`,
    volumes > 0 && !volume && formatAmount(volumes, 'volume', 'volumes'),
    grams > 0 && formatWeight(grams),
  ].filter(Boolean)
  return (
    <PrintSheet size="a6" asChild>
      <article aria-label={`Etiqueta para ${dropoff.contactName}${volume ? `, volume ${volume} de ${volumes}` : ''}`}>
        <Stack gap="xs">
          <Inline justify="between" align="start" className="flex-nowrap">
            <Stack gap="sm" className="min-w-0">
              <Logo />
              <Heading level={2} size="xl" className="whitespace-nowrap">
                {order.orderNumber}
              </Heading>
              <Inline gap="xs">
                {volume && (
                  <Heading level={3} size="xl" className="me-2">
                    {`${volume}/${volumes}`}
                  </Heading>
                )}
                {order.priority === 'urgent' && <Badge tone="warning">{priorityLabels.urgent}</Badge>}
                {items.some(({ fragile }) => fragile) && <Badge tone="warning">Frágil</Badge>}
              </Inline>
            </Stack>
            <QrCode
              size="sm"
              className="size-36"
              text={volume ? `${url}#volume=${volumesBefore + volume}` : url}
              label={`Código QR de ${order.orderNumber}`}
            />
          </Inline>
          <Separator decorative />
          {/* What sorting by hand reads from a distance. */}
          <Heading level={3} size="xl" truncate>
            {dropoff.address.neighborhood || dropoff.address.city}
          </Heading>
          <Stack gap="none">
            <Heading level={4} size="lg" truncate>
              {dropoff.contactName}
            </Heading>
            <AddressLines stop={dropoff} />
            <Text weight="medium">
              {dropoff.window ? formatLocalWindow(dropoff.window, getTimeZone(dropoff.address)) : 'O quanto antes'}
            </Text>
            {dropoff.instructions && <Text truncate>{dropoff.instructions}</Text>}
          </Stack>
          <Separator decorative />
          {pickup && (
            <Stack gap="none">
              <Text weight="medium" truncate>{`De ${order.company.name} · ${pickup.contactName}`}</Text>
              <Text size="sm" truncate>
                {formatAddress(pickup.address)}
              </Text>
            </Stack>
          )}
          {(facts.length > 0 || order.externalRef) && <Separator decorative />}
          {/* Each on one line, because wrapped text could need a second sheet, and a cut number is another number. */}
          <Stack gap="none">
            {facts.length > 0 && (
              <Text weight="medium" truncate>
                {facts.join(' · ')}
              </Text>
            )}
            {order.externalRef && <Text truncate>{`Referência ${order.externalRef}`}</Text>}
          </Stack>
          {order.notes && (
            <Text size="sm" truncate>
              {order.notes}
            </Text>
          )}
        </Stack>
      </article>
    </PrintSheet>
  )
}

/** An address in several lines, as on an envelope. The number has a line after a long street, so that it is never cut. */
function AddressLines({ stop: { address, contactPhone } }: { stop: Stop }) {
  const door = [address.number, address.complement].filter(Boolean).join(', ')
  const isLong = address.street.length > maximumStreetOnOneLine
  const lines = [
    isLong ? address.street : [address.street, door].filter(Boolean).join(', '),
    isLong && door,
    [address.neighborhood, `${address.city}, ${address.state}`].filter(Boolean).join(' · '),
    [address.postalCode && `CEP ${formatPostalCode(address.postalCode)}`, contactPhone && formatPhone(contactPhone)]
      .filter(Boolean)
      .join(' · '),
    address.reference,
  ]
  return lines.map(
    (line, index) =>
      line && (
        <Text
          key={line}
          size="lg"
          truncate={index > 0}
          className={index === 0 ? 'max-h-12 overflow-hidden' : undefined}
        >
          {line}
        </Text>
      ),
  )
}
