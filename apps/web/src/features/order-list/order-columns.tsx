import { priorityLabels, runningStatuses, type ServiceOrderSummary } from '@malote/api-client'
import { type DataTable, Inline, RelativeTime, Text } from '@malote/ui'
import { getViewerZone } from '../../lib/format/time-zone.ts'
import {
  formatLocalMoment,
  formatShortLocalMoment,
  getForeignZoneName,
  getTimeZone,
} from '../orders/order/local-time.ts'
import { LateBadge, OrderStatus, UrgentMark, WaitingSteps } from '../orders/order-status.tsx'

type OrderColumn = DataTable.Column<ServiceOrderSummary>

const columnsBeforePickup: readonly OrderColumn[] = [
  {
    id: 'orderNumber',
    header: 'Ordem',
    primary: true,
    width: 152,
    value: ({ orderNumber }) => orderNumber,
    cell: ({ orderNumber, externalRef, priority }) => (
      <Text tabularNumbers truncate weight="medium">
        {orderNumber}
        {(externalRef || priority === 'urgent') && (
          <>
            {' '}
            <Text asChild size="sm" tone="subtle" truncate className="max-md:ms-1 max-md:inline md:block md:w-33">
              <span>
                {priority === 'urgent' && <UrgentMark />}
                {priority === 'urgent' && externalRef && ' · '}
                {externalRef}
              </span>
            </Text>
          </>
        )}
      </Text>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    cardInline: true,
    width: 200,
    cell: (order) => (
      <>
        {order.late ? (
          <Inline gap="xs">
            <OrderStatus {...order} zone={getTimeZone(order.pickup)} />
            <LateBadge />
          </Inline>
        ) : (
          <OrderStatus {...order} zone={getTimeZone(order.pickup)} />
        )}
        <WaitingSteps orderNumber={order.orderNumber} />
      </>
    ),
  },
  {
    id: 'promisedAt',
    header: 'Prazo',
    cardInline: true,
    sortable: true,
    width: 120,
    cell: (order) => <Deadline {...order} />,
  },
  {
    id: 'dropoff',
    header: 'Entrega',
    cardLabelHidden: true,
    cell: ({ dropoff, dropoffCount }) => (
      <StopCell
        name={dropoffCount > 1 ? `${dropoff.contactName} e mais ${dropoffCount - 1}` : dropoff.contactName}
        where={joined(dropoff.neighborhood, dropoff.city, dropoff.state)}
      />
    ),
  },
]

const columnsAfterPickup: readonly OrderColumn[] = [
  {
    id: 'scheduledFor',
    header: 'Agendada',
    cardHalfWidth: true,
    sortable: true,
    width: 120,
    cell: ({ scheduledFor, pickup }) => (
      <Moment instant={scheduledFor} zone={getTimeZone(pickup)} without="O quanto antes" />
    ),
  },
  {
    id: 'assignee',
    header: 'Responsável',
    cardInline: true,
    width: 132,
    cell: ({ assignee }) =>
      assignee ? (
        <Text truncate>{assignee.name}</Text>
      ) : (
        <Text tone="subtle" className="max-md:hidden">
          Sem responsável
        </Text>
      ),
  },
  {
    id: 'requestedBy',
    header: 'Solicitante',
    cardHalfWidth: true,
    width: 132,
    cell: ({ requestedBy }) => (requestedBy ? <Text truncate>{requestedBy.name}</Text> : <Text tone="subtle">—</Text>),
  },
  {
    id: 'priority',
    header: 'Prioridade',
    cardHalfWidth: true,
    sortable: true,
    width: 124,
    cell: ({ priority }) => priorityLabels[priority],
  },
  {
    id: 'createdAt',
    header: 'Criada',
    cardHalfWidth: true,
    sortable: true,
    width: 120,
    cell: ({ createdAt }) => <Moment instant={createdAt} without="—" />,
  },
  {
    id: 'updatedAt',
    header: 'Atualizada',
    cardHalfWidth: true,
    sortable: true,
    width: 124,
    cell: ({ updatedAt }) => <Moment instant={updatedAt} without="—" />,
  },
]

/** Where the goods are collected: the company, where the list has several, and the place. */
const createPickupColumn = (hasOneCompany: boolean): OrderColumn => ({
  id: 'pickup',
  header: 'Coleta',
  cardInline: true,
  cell: ({ company, pickup }) => {
    const city = joined(pickup.city, pickup.state)
    return hasOneCompany ? (
      <StopCell narrow name={pickup.locationName ?? pickup.contactName} where={city} />
    ) : (
      <StopCell narrow name={company.name} where={pickup.locationName ?? city} />
    )
  },
})

/** The columns of the list; the ids of sortable columns are the sort names of the API. */
export const orderColumns = createOrderColumns(false)
/** The same for a list of one company, whose name would be in each row. */
export const orderColumnsOfOneCompany = createOrderColumns(true)

function createOrderColumns(hasOneCompany: boolean): readonly OrderColumn[] {
  return [...columnsBeforePickup, createPickupColumn(hasOneCompany), ...columnsAfterPickup]
}

const joined = (...parts: string[]) => parts.filter((part) => part !== '').join(', ')

/* A row has few elements: a page has up to a hundred rows, and each element costs style and layout. */

/** Two lines; in the table a recipient has more space than a place. In a card one line. */
function StopCell({ name, where, narrow = false }: { name: string; where: string; narrow?: boolean }) {
  // A draft may have no contact yet.
  if (!name && !where) return <Text tone="subtle">A preencher</Text>
  return (
    <Text truncate className={narrow ? 'md:max-w-[clamp(6rem,9.5vw,14rem)]' : 'md:max-w-[clamp(10.5rem,12vw,16rem)]'}>
      {name}{' '}
      <Text
        asChild
        size="sm"
        tone="subtle"
        truncate
        className={narrow ? 'max-md:hidden md:block' : 'max-md:ms-1 max-md:inline md:block'}
      >
        <span>{where}</span>
      </Text>
    </Text>
  )
}

const running: readonly string[] = runningStatuses

/** The promised time and, while it can still be met or missed, how far away it is: in a card only that. */
function Deadline({ promisedAt, status, late, dropoff }: ServiceOrderSummary) {
  const zone = getTimeZone(dropoff)
  // "Amanhã" is another day where the clock of the stop differs.
  const isNear = promisedAt && running.includes(status) && (late || !getForeignZoneName(zone, promisedAt))
  if (!isNear) return <Moment instant={promisedAt} zone={zone} without="Sem prazo" prefix="até " />
  return (
    <>
      <Moment instant={promisedAt} zone={zone} without="" tableOnly />
      <Text size="sm" tone={late ? 'danger' : 'subtle'} weight={late ? 'medium' : undefined}>
        <RelativeTime value={promisedAt} />
      </Text>
    </>
  )
}

interface MomentProps {
  instant: string | null
  /**
   * The time zone of the stop.
   * @default that of the viewer
   */
  zone?: string
  without: string
  prefix?: string
  /** Hides it in a card. */
  tableOnly?: boolean
}

/** A date and time in the time zone of a stop; `prefix` precedes it in a card, which has no label for it. */
function Moment({ instant, zone = getViewerZone(), without, prefix, tableOnly = false }: MomentProps) {
  if (!instant) return <Text tone="subtle">{without}</Text>
  return (
    <Text asChild tabularNumbers className={tableOnly ? 'whitespace-nowrap max-md:hidden' : 'whitespace-nowrap'}>
      <time dateTime={instant} title={formatLocalMoment(instant, zone)}>
        {prefix && <span className="md:hidden">{prefix}</span>}
        {formatShortLocalMoment(instant, zone)}
      </time>
    </Text>
  )
}
