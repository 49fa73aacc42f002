import { type Role, type ServiceOrder, type ServiceOrderEvent, serviceOrderStatusLabels } from '@malote/api-client'
import { Badge, Card, Inline, Link, SegmentedControl, Skeleton, Stack, Text, Timeline } from '@malote/ui'
import { formatAmount, formatDateTime, inViewerZone } from '../../lib/format/formats.ts'
import { useSearchParam } from '../../lib/lists/use-search-param.ts'
import { formatFieldValue, getFieldLabel } from '../orders/order/field-text.ts'
import { getForeignZoneName, getTimeZone } from '../orders/order/local-time.ts'
import { getMapUrl } from '../orders/order/stop-links.ts'
import { OrderStatus } from '../orders/order-status.tsx'
import { getEventTitle, isReassignment, visibilityLabels } from './event-text.ts'
import type { HistoryFilter } from './order-detail-search.ts'

const filterLabels: Record<HistoryFilter, string> = { all: 'Tudo', ...visibilityLabels }

interface OrderTimelineProps {
  order: ServiceOrder
  role: Role
  events: readonly ServiceOrderEvent[] | undefined
  filter: HistoryFilter
  onFilterChange: (filter: HistoryFilter) => Promise<void>
}

/** The events of an order, newest first, filtered by visibility. */
export function OrderTimeline({ order, role, events, ...rest }: OrderTimelineProps) {
  const [filter, setFilter] = useSearchParam(rest.filter, rest.onFilterChange)
  const filters: HistoryFilter[] =
    role === 'manager' ? ['all', 'company', 'public'] : ['all', 'internal', 'company', 'public']
  const shown = events?.filter(({ visibility }) => filter === 'all' || visibility === filter)
  return (
    <Card.Root asChild>
      <section>
        <Card.Header
          title="Histórico"
          level={2}
          description={hasForeignTimes(order, shown) && 'Nos horários do seu fuso, não do local de cada parada.'}
          actions={
            <SegmentedControl
              size="sm"
              label="Mostrar do histórico"
              value={filter}
              onValueChange={setFilter}
              options={filters.map((value) => ({ value, label: filterLabels[value] }))}
            />
          }
        />
        <Card.Body>
          {!shown && <Skeleton shape="block" className="h-40 w-full" />}
          {shown?.length === 0 && <Text tone="subtle">Nada aqui com este filtro.</Text>}
          {shown && shown.length > 0 && (
            <Stack gap="md">
              {groupByDay(shown.toReversed()).map(({ day, events: ofDay }) => (
                <Stack key={ofDay[0]?.id} gap="sm">
                  <Text asChild size="sm" weight="medium" tone="subtle">
                    <h3>{day}</h3>
                  </Text>
                  <Timeline.Root aria-label={day}>
                    {ofDay.map((event) => (
                      <TimelineEntry key={event.id} order={order} event={event} />
                    ))}
                  </Timeline.Root>
                </Stack>
              ))}
            </Stack>
          )}
        </Card.Body>
      </section>
    </Card.Root>
  )
}

/** Whether events are listed at another time than at a stop: the rest of the page has the time of the stop. */
function hasForeignTimes({ stops }: ServiceOrder, events: OrderTimelineProps['events'] = []): boolean {
  const zones = new Set(stops.map(({ address }) => getTimeZone(address)))
  return events.some(({ occurredAt }) => [...zones].some((zone) => getForeignZoneName(zone, occurredAt)))
}

/** `sexta-feira 20/11/2026` */
const formatEventDay = inViewerZone({ weekday: 'long', day: '2-digit', month: '2-digit', year: 'numeric' })
/** `09:00` */
const formatTime = inViewerZone({ timeStyle: 'short' })

interface DayOfEvents {
  readonly day: string
  readonly events: readonly ServiceOrderEvent[]
}

/** Groups consecutive events of the same day, in the time zone of the viewer. */
function groupByDay(events: readonly ServiceOrderEvent[]): DayOfEvents[] {
  const days: DayOfEvents[] = []
  for (const event of events) {
    const day = formatEventDay(event.occurredAt)
    const last = days.at(-1)
    // A step that was sent later is listed where it was received.
    if (last?.day === day) days[days.length - 1] = { day, events: [...last.events, event] }
    else days.push({ day, events: [event] })
  }
  return days
}

function TimelineEntry({ order, event }: { order: ServiceOrder; event: ServiceOrderEvent }) {
  return (
    <Timeline.Item title={<EventTitle order={order} event={event} />} time={formatTime(event.occurredAt)}>
      <Stack gap="none">
        <Text tone="subtle">{event.actor?.name ?? (isByRecipient(event) ? 'Destinatário' : 'Sistema')}</Text>
        {event.deviceTime && (
          <Text tone="subtle">
            {event.timeSource === 'device'
              ? `Feito sem conexão, na hora do aparelho; recebido em ${formatDateTime(event.recordedAt)}`
              : `Feito sem conexão; no relógio do aparelho: ${formatDateTime(event.deviceTime)}. Vale a hora do recebimento.`}
          </Text>
        )}
        {event.reason && <Text tone="default">{event.reason}</Text>}
        {event.note && <Text tone="default">{event.note}</Text>}
        {event.checkedVolumes && (
          <Text tone="default">{formatAmount(event.checkedVolumes, 'volume conferido', 'volumes conferidos')}</Text>
        )}
        {event.place && (
          <Link href={getMapUrl(`${event.place.latitude},${event.place.longitude}`)} external tone="subtle">
            {`Local registrado (precisão de ${event.place.accuracyMeters} m)`}
          </Link>
        )}
        {event.changes && !isReassignment(event) && <Changes changes={event.changes} stops={order.stops} />}
      </Stack>
    </Timeline.Item>
  )
}

/** Whether the recipient caused an event, on the page of the delivery: such events have no actor. */
const isByRecipient = ({ type }: ServiceOrderEvent): boolean => type === 'recipient_requested' || type === 'edited'

interface ChangesProps extends Pick<ServiceOrder, 'stops'> {
  changes: NonNullable<ServiceOrderEvent['changes']>
}

/** The fields changed by an edit, before and after. */
function Changes({ changes, stops }: ChangesProps) {
  return (
    <ul>
      {changes.map(({ field, from, to }) => (
        <li key={field}>
          {`${getFieldLabel(field)}: `}
          <del>{formatFieldValue(field, from, stops)}</del>
          {' → '}
          <Text asChild tone="default">
            <ins>{formatFieldValue(field, to, stops)}</ins>
          </Text>
        </li>
      ))}
    </ul>
  )
}

function EventTitle({ order, event }: { order: ServiceOrder; event: ServiceOrderEvent }) {
  const stepped = (event.type === 'status_changed' || event.type === 'corrected') && event.to
  return (
    <Inline gap="sm">
      {stepped ? <OrderStatus status={stepped} scheduledFor={null} /> : getEventTitle(order, event)}
      {event.type === 'corrected' && (
        <Badge tone="warning">
          {event.from ? `Corrigido de “${serviceOrderStatusLabels[event.from]}”` : 'Corrigido'}
        </Badge>
      )}
      {event.type === 'status_changed' && event.from === 'failed' && event.to === 'collected' && (
        <Badge tone="waiting">Reagendada</Badge>
      )}
      {event.visibility === 'internal' && <Badge tone="neutral">{visibilityLabels.internal}</Badge>}
    </Inline>
  )
}
