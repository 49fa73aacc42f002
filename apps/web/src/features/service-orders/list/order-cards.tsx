import type { ServiceOrderSummary } from '@malote/api-client'
import { Badge, Card, Inline, Stack, Table, Text } from '@malote/ui'
import { Link } from '@tanstack/react-router'
import { formatShort } from '../../../app/formats'
import { LateBadge, OrderStatus } from '../order-status'

/** One page of orders on a phone: a card each, the whole of it leading to the order. */
export function OrderCards({ orders, refreshing }: { orders: readonly ServiceOrderSummary[]; refreshing: boolean }) {
  return (
    <Stack gap="sm" asChild className="md:hidden">
      <ul aria-label="Ordens de serviço" aria-busy={refreshing}>
        {orders.map((order) => (
          <OrderCard key={order.orderNumber} order={order} />
        ))}
      </ul>
    </Stack>
  )
}

function OrderCard({ order }: { order: ServiceOrderSummary }) {
  const { orderNumber, company, dropoff, dropoffCount, promisedAt } = order
  const recipient = dropoffCount > 1 ? `${dropoff.contactName} e mais ${dropoffCount - 1}` : dropoff.contactName
  return (
    <Card.Root asChild className="relative">
      <li>
        <Card.Body>
          <Stack gap="xs">
            <Inline gap="sm" justify="between">
              <Table.RowLink asChild>
                <Link to="/ordens-de-servico/$orderNumber" params={{ orderNumber }}>
                  {orderNumber}
                </Link>
              </Table.RowLink>
              <OrderStatus {...order} />
            </Inline>
            <Text truncate>{recipient}</Text>
            <Text size="sm" tone="subtle" truncate>
              {`${dropoff.neighborhood}, ${dropoff.city}, ${dropoff.state}`}
            </Text>
            <Inline gap="sm" justify="between">
              <Text size="sm" tone="subtle">
                {promisedAt ? `${company.name} · prazo ${formatShort(promisedAt)}` : company.name}
              </Text>
              <Inline gap="xs">
                {order.late && <LateBadge />}
                {order.priority === 'urgent' && <Badge tone="warning">Urgente</Badge>}
              </Inline>
            </Inline>
          </Stack>
        </Card.Body>
      </li>
    </Card.Root>
  )
}
