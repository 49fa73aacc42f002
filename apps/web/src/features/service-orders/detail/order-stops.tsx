import {
  formatAddress,
  formatPhone,
  type Role,
  type ServiceOrder,
  type Stop,
  stopStateLabels,
} from '@malote/api-client'
import { Badge, type BadgeTone, Card, Inline, Stack, Text, Timeline } from '@malote/ui'
import MapPin from 'lucide-react/icons/map-pin'
import PackageOpen from 'lucide-react/icons/package-open'
import { formatDateTime, formatWindow } from '../../../app/formats'
import { StopOutcomeButtons } from './stop-outcome'

const tones: Record<Stop['state'], BadgeTone> = {
  pending: 'neutral',
  en_route: 'info',
  arrived: 'info',
  completed: 'success',
  failed: 'danger',
}

/** The route: the pickup and each drop-off, and on the way what happened at each. */
export function OrderStops({ order, role }: { order: ServiceOrder; role: Role }) {
  const dropoffs = order.stops.filter((stop) => stop.kind === 'dropoff')
  // With one drop-off, concluding the order says it all; of several, each is recorded.
  const recording = order.status === 'in_transit' && dropoffs.length > 1 && role !== 'manager'
  return (
    <Card.Root asChild>
      <section>
        <Card.Header title="Rota" level={2} />
        <Card.Body>
          <Timeline.Root>
            {order.stops.map((stop) => (
              <Timeline.Item
                key={stop.id}
                icon={stop.kind === 'pickup' ? <PackageOpen /> : <MapPin />}
                title={
                  <Inline gap="sm">
                    {stop.kind === 'pickup' ? 'Coleta' : `Entrega${dropoffs.length > 1 ? ` ${stop.position}` : ''}`}
                    <Badge tone={tones[stop.state]}>{stopStateLabels[stop.state]}</Badge>
                  </Inline>
                }
                time={stop.window ? formatWindow(stop.window) : 'O quanto antes'}
              >
                <Stack gap="sm">
                  <StopFacts stop={stop} />
                  {recording && stop.kind === 'dropoff' && stop.state !== 'completed' && stop.state !== 'failed' && (
                    <StopOutcomeButtons orderNumber={order.orderNumber} stop={stop} />
                  )}
                </Stack>
              </Timeline.Item>
            ))}
          </Timeline.Root>
        </Card.Body>
      </section>
    </Card.Root>
  )
}

function StopFacts({ stop }: { stop: Stop }) {
  const phone = stop.contactPhone ? ` · ${formatPhone(stop.contactPhone)}` : ''
  return (
    <Stack gap="none">
      <Text weight="medium">{`${stop.contactName}${phone}`}</Text>
      <Text tone="subtle">{formatAddress(stop.address)}</Text>
      {stop.address.reference && <Text tone="subtle">{stop.address.reference}</Text>}
      {stop.instructions && <Text>{stop.instructions}</Text>}
      {stop.completedAt && stop.receiverName && (
        <Text tone="success">{`Recebido por ${stop.receiverName} em ${formatDateTime(stop.completedAt)}`}</Text>
      )}
      {stop.failureReason && <Text tone="danger">{stop.failureReason}</Text>}
    </Stack>
  )
}
