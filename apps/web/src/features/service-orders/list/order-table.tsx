import type { ServiceOrderSummary } from '@malote/api-client'
import { Badge, Card, Inline, Stack, Table, Text } from '@malote/ui'
import { Link } from '@tanstack/react-router'
import { formatDateTime, formatShort } from '../../../app/formats'
import { LateBadge, OrderStatus } from '../order-status'

/** One page of orders: what, where to, in which state, by when. The whole row opens the order. */
export function OrderTable({ orders, refreshing }: { orders: readonly ServiceOrderSummary[]; refreshing: boolean }) {
  return (
    <Card.Root className="hidden md:block">
      <Table.Root label="Ordens de serviço" aria-busy={refreshing}>
        <Table.Head>
          <Table.Row>
            <Table.HeaderCell>Ordem</Table.HeaderCell>
            <Table.HeaderCell>Status</Table.HeaderCell>
            <Table.HeaderCell>Coleta</Table.HeaderCell>
            <Table.HeaderCell>Entrega</Table.HeaderCell>
            <Table.HeaderCell>Prazo</Table.HeaderCell>
            <Table.HeaderCell>Criada</Table.HeaderCell>
          </Table.Row>
        </Table.Head>
        <Table.Body>
          {orders.map((order) => (
            <OrderRow key={order.orderNumber} order={order} />
          ))}
        </Table.Body>
      </Table.Root>
    </Card.Root>
  )
}

function OrderRow({ order }: { order: ServiceOrderSummary }) {
  const { orderNumber, company, externalRef, pickup, dropoff, dropoffCount, promisedAt, createdAt } = order
  return (
    <Table.Row>
      <Table.Cell>
        <Stack gap="none">
          <Table.RowLink asChild>
            <Link to="/ordens-de-servico/$orderNumber" params={{ orderNumber }}>
              {orderNumber}
            </Link>
          </Table.RowLink>
          <Text size="sm" tone="subtle" truncate>
            {externalRef ? `${company.name} · ${externalRef}` : company.name}
          </Text>
        </Stack>
      </Table.Cell>
      <Table.Cell>
        <Inline gap="xs">
          <OrderStatus {...order} />
          {order.late && <LateBadge />}
          {order.priority === 'urgent' && <Badge tone="warning">Urgente</Badge>}
        </Inline>
      </Table.Cell>
      <Table.Cell>
        <Place name={pickup.contactName} where={`${pickup.city}, ${pickup.state}`} />
      </Table.Cell>
      <Table.Cell>
        <Place
          name={dropoffCount > 1 ? `${dropoff.contactName} e mais ${dropoffCount - 1}` : dropoff.contactName}
          where={`${dropoff.neighborhood}, ${dropoff.city}, ${dropoff.state}`}
        />
      </Table.Cell>
      <Table.Cell>{promisedAt ? <Moment instant={promisedAt} /> : <Text tone="subtle">Sem prazo</Text>}</Table.Cell>
      <Table.Cell>
        <Moment instant={createdAt} />
      </Table.Cell>
    </Table.Row>
  )
}

function Place({ name, where }: { name: string; where: string }) {
  return (
    <Stack gap="none">
      <Text truncate>{name}</Text>
      <Text size="sm" tone="subtle" truncate>
        {where}
      </Text>
    </Stack>
  )
}

function Moment({ instant }: { instant: string }) {
  return (
    <Text asChild figures className="whitespace-nowrap">
      <time dateTime={instant} title={formatDateTime(instant)}>
        {formatShort(instant)}
      </time>
    </Text>
  )
}
