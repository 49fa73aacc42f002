import { priorityLabels, type ServiceOrderSummary } from '@malote/api-client'
import { type DataTable, Inline, Text } from '@malote/ui'
import { formatDateTime, formatShortDateTime } from '../../lib/format/formats.ts'
import { LateBadge, OrderStatus, WaitingSteps } from '../orders/order-status.tsx'

type OrderColumn = DataTable.Column<ServiceOrderSummary>

/** The number and the reference of an order, and the name of its company where the list has several. */
const createNumberColumn = (hasOneCompany: boolean): OrderColumn => ({
  id: 'orderNumber',
  header: 'Ordem',
  primary: true,
  width: 216,
  value: ({ orderNumber }) => orderNumber,
  cell: ({ orderNumber, company, externalRef, priority }) => (
    <>
      <OrderNumber orderNumber={orderNumber} urgent={priority === 'urgent'} />
      <Text size="sm" tone="subtle" truncate className="md:w-48">
        {hasOneCompany ? externalRef : [company.name, externalRef].filter(Boolean).join(' · ')}
      </Text>
    </>
  ),
})

const otherColumns: readonly OrderColumn[] = [
  {
    id: 'status',
    header: 'Status',
    width: 200,
    cell: (order) => (
      <>
        {order.late ? (
          <Inline gap="xs">
            <OrderStatus {...order} />
            <LateBadge />
          </Inline>
        ) : (
          <OrderStatus {...order} />
        )}
        <WaitingSteps orderNumber={order.orderNumber} />
      </>
    ),
  },
  {
    id: 'promisedAt',
    header: 'Prazo',
    cardHalfWidth: true,
    sortable: true,
    width: 112,
    cell: ({ promisedAt }) => <Moment instant={promisedAt} without="Sem prazo" />,
  },
  {
    id: 'dropoff',
    header: 'Entrega',
    cardHalfWidth: true,
    cell: ({ dropoff, dropoffCount }) => (
      <StopCell
        name={dropoffCount > 1 ? `${dropoff.contactName} e mais ${dropoffCount - 1}` : dropoff.contactName}
        where={joined(dropoff.neighborhood, dropoff.city, dropoff.state)}
      />
    ),
  },
  {
    id: 'pickup',
    header: 'Coleta',
    cardHalfWidth: true,
    cell: ({ pickup }) => <StopCell narrow name={pickup.contactName} where={joined(pickup.city, pickup.state)} />,
  },
  {
    id: 'scheduledFor',
    header: 'Agendada',
    cardHalfWidth: true,
    sortable: true,
    width: 120,
    cell: ({ scheduledFor }) => <Moment instant={scheduledFor} without="O quanto antes" />,
  },
  {
    id: 'assignee',
    header: 'Responsável',
    cardHalfWidth: true,
    width: 132,
    cell: ({ assignee }) => <UserCell name={assignee?.name} without="Sem responsável" />,
  },
  {
    id: 'requestedBy',
    header: 'Solicitante',
    cardHalfWidth: true,
    width: 132,
    cell: ({ requestedBy }) => <UserCell name={requestedBy?.name} without="—" />,
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

/** The columns of the list; the ids of sortable columns are the sort names of the API. */
export const orderColumns: readonly OrderColumn[] = [createNumberColumn(false), ...otherColumns]
/** The same for a list of one company, whose name would be in each row. */
export const orderColumnsOfOneCompany: readonly OrderColumn[] = [createNumberColumn(true), ...otherColumns]

const joined = (...parts: string[]) => parts.filter((part) => part !== '').join(', ')

/* A row has few elements: a page has up to a hundred rows, and each element costs style and layout. */

function OrderNumber({ orderNumber, urgent }: { orderNumber: string; urgent: boolean }) {
  const number = (
    <Text tabularNumbers weight="medium">
      {orderNumber}
    </Text>
  )
  if (!urgent) return number
  return (
    <Inline gap="xs">
      {number}
      <Text size="sm" weight="medium" tone="warning">
        {priorityLabels.urgent}
      </Text>
    </Inline>
  )
}

function StopCell({ name, where, narrow = false }: { name: string; where: string; narrow?: boolean }) {
  // A draft may have no contact yet.
  if (!name && !where) return <Text tone="subtle">A preencher</Text>
  return (
    <>
      <Text truncate className={narrow ? 'md:max-w-24' : 'md:max-w-[clamp(10.5rem,12vw,16rem)]'}>
        {name}
      </Text>
      <Text
        size="sm"
        tone="subtle"
        truncate
        className={narrow ? 'md:max-w-24' : 'md:max-w-[clamp(10.5rem,12vw,16rem)]'}
      >
        {where}
      </Text>
    </>
  )
}

function UserCell({ name, without }: { name: string | undefined; without: string }) {
  return name ? <Text truncate>{name}</Text> : <Text tone="subtle">{without}</Text>
}

function Moment({ instant, without }: { instant: string | null; without: string }) {
  if (!instant) return <Text tone="subtle">{without}</Text>
  return (
    <Text asChild tabularNumbers className="whitespace-nowrap">
      <time dateTime={instant} title={formatDateTime(instant)}>
        {formatShortDateTime(instant)}
      </time>
    </Text>
  )
}
