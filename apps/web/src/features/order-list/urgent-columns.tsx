import { occurrenceKindLabels } from '@malote/api-client'
import { type DataTable, Inline, RelativeTime, Text } from '@malote/ui'
import { OccurrenceState } from '../../components/occurrence-state.tsx'
import { getTimeZone } from '../orders/order/local-time.ts'
import { LateBadge, OrderStatus } from '../orders/order-status.tsx'
import { getDeadline, type UrgentEntry } from './urgent-entries.ts'

const getName = ({ orderNumber, occurrence }: UrgentEntry): string =>
  occurrence ? `${orderNumber}, ${occurrenceKindLabels[occurrence.kind]}` : orderNumber

/** The columns of orders and occurrences that wait for a person. */
export const urgentColumns: readonly DataTable.Column<UrgentEntry>[] = [
  {
    id: 'orderNumber',
    header: 'Ordem',
    primary: true,
    width: 232,
    value: getName,
    cell: ({ orderNumber, order, occurrence }) => (
      <>
        <Text tabularNumbers weight="medium">
          {orderNumber}
        </Text>
        <Text size="sm" tone="subtle" truncate className="md:w-52">
          {(order ?? occurrence).company.name}
        </Text>
      </>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    width: 232,
    cell: ({ order, occurrence }) => (
      <Inline gap="xs">
        {order ? <OrderStatus {...order} zone={getTimeZone(order.pickup)} /> : <Text>Ocorrência</Text>}
        {order?.late && <LateBadge />}
        {occurrence && <OccurrenceState {...occurrence} />}
      </Inline>
    ),
  },
  {
    id: 'promisedAt',
    header: 'Prazo',
    width: 128,
    cardHalfWidth: true,
    cell: (entry) => {
      const { dueAt, isLate } = getDeadline(entry)
      return dueAt ? (
        <Text asChild tone={isLate ? 'danger' : 'default'} weight={isLate ? 'medium' : undefined} tabularNumbers>
          <RelativeTime value={dueAt} />
        </Text>
      ) : (
        <Text tone="subtle">Sem prazo</Text>
      )
    },
  },
  {
    id: 'dropoff',
    header: 'Entrega',
    cardHalfWidth: true,
    cell: ({ order, occurrence }) =>
      order ? (
        <>
          <Text truncate>{order.dropoff.contactName}</Text>
          <Text size="sm" tone="subtle" truncate>
            {[order.dropoff.neighborhood, order.dropoff.city].filter(Boolean).join(', ')}
          </Text>
        </>
      ) : (
        <>
          <Text truncate>{occurrenceKindLabels[occurrence.kind]}</Text>
          <Text size="sm" tone="subtle" truncate>
            {occurrence.description ?? occurrence.reason}
          </Text>
        </>
      ),
  },
  {
    id: 'assignee',
    header: 'Responsável',
    width: 148,
    cardHalfWidth: true,
    cell: ({ order, occurrence }) => {
      const person = order ? order.assignee : occurrence.owner
      return person ? <Text truncate>{person.name}</Text> : <Text tone="subtle">Sem responsável</Text>
    },
  },
]
