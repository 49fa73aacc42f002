import { type ServiceOrderEvent, serviceOrderStatusLabels, stopStateLabels } from '@malote/api-client'
import { Badge, Card, Inline, Skeleton, Stack, Text, Timeline } from '@malote/ui'
import { formatDateTime } from '../../../app/formats'
import { OrderStatus } from '../order-status'

/** What happened, newest first. */
export function OrderTimeline({
  events,
  scheduledFor,
}: {
  events: readonly ServiceOrderEvent[] | undefined
  scheduledFor: string | null
}) {
  return (
    <Card.Root asChild>
      <section>
        <Card.Header title="Histórico" level={2} />
        <Card.Body>
          {events ? (
            <Timeline.Root>
              {events.toReversed().map((event) => (
                <TimelineEntry key={event.id} event={event} scheduledFor={scheduledFor} />
              ))}
            </Timeline.Root>
          ) : (
            <Skeleton shape="block" className="h-40 w-full" />
          )}
        </Card.Body>
      </section>
    </Card.Root>
  )
}

function TimelineEntry({ event, scheduledFor }: { event: ServiceOrderEvent; scheduledFor: string | null }) {
  return (
    <Timeline.Item
      title={<EventTitle event={event} scheduledFor={scheduledFor} />}
      time={formatDateTime(event.occurredAt)}
    >
      <Stack gap="none">
        <Text tone="subtle">{event.actor?.name ?? 'Sistema'}</Text>
        {event.reason && <Text>{event.reason}</Text>}
        {event.note && <Text>{event.note}</Text>}
      </Stack>
    </Timeline.Item>
  )
}

function EventTitle({ event, scheduledFor }: { event: ServiceOrderEvent; scheduledFor: string | null }) {
  if (event.type === 'stop_changed' && event.stopState)
    return `Parada: ${stopStateLabels[event.stopState].toLowerCase()}`
  if (event.type === 'created') return event.to === 'draft' ? 'Rascunho criado' : 'Entrega solicitada'
  if (!event.to) return 'Alteração'
  return (
    <Inline gap="sm">
      <OrderStatus status={event.to} scheduledFor={scheduledFor} />
      {event.type === 'corrected' && (
        <Badge tone="warning">
          {event.from ? `Corrigido de “${serviceOrderStatusLabels[event.from]}”` : 'Corrigido'}
        </Badge>
      )}
    </Inline>
  )
}
