import type { Item, Role, ServiceOrder, ServiceOrderAction, ServiceOrderEvent } from '@malote/api-client'
import { Badge, Card, DescriptionList, Inline, PageHeader, Stack, Table } from '@malote/ui'
import { Link } from '@tanstack/react-router'
import { formatCents, formatCount, formatDateTime } from '../../../app/formats'
import { lastListSearch } from '../list/last-list'
import { LateBadge, OrderStatus } from '../order-status'
import { OrderActions } from './order-actions'
import { OrderStops } from './order-stops'
import { OrderTimeline } from './order-timeline'

export interface OrderDetailPageProps {
  order: ServiceOrder
  role: Role
  actions: readonly ServiceOrderAction[] | undefined
  events: readonly ServiceOrderEvent[] | undefined
}

/** `/ordens-de-servico/{n}`: what it is and its state; what happens next; where; what; what happened. */
export function OrderDetailPage({ order, role, actions, events }: OrderDetailPageProps) {
  return (
    <Stack gap="lg">
      <PageHeader
        title={order.orderNumber}
        description={order.company.name}
        back={
          <Link to="/ordens-de-servico" search={lastListSearch()}>
            Ordens de Serviço
          </Link>
        }
      >
        <Inline gap="xs">
          <OrderStatus {...order} />
          {order.late && <LateBadge />}
          {order.priority === 'urgent' && <Badge tone="warning">Urgente</Badge>}
        </Inline>
      </PageHeader>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Stack gap="lg">
          <OrderActions order={order} role={role} actions={actions} />
          <OrderStops order={order} role={role} />
          {order.items.length > 0 && <OrderItems items={order.items} />}
          <OrderTimeline events={events} scheduledFor={order.scheduledFor} />
        </Stack>
        <OrderFacts order={order} />
      </div>
    </Stack>
  )
}

function OrderItems({ items }: { items: readonly Item[] }) {
  return (
    <Card.Root asChild>
      <section>
        <Card.Header title="Itens" level={2} />
        <Table.Root label="Itens">
          <Table.Head>
            <Table.Row>
              <Table.HeaderCell>Descrição</Table.HeaderCell>
              <Table.HeaderCell numeric>Quantidade</Table.HeaderCell>
              <Table.HeaderCell numeric>Peso</Table.HeaderCell>
              <Table.HeaderCell numeric>Valor</Table.HeaderCell>
            </Table.Row>
          </Table.Head>
          <Table.Body>
            {items.map((item, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity of their own and never move.
              <Table.Row key={index}>
                <Table.Cell>
                  <Inline gap="sm">
                    {item.description}
                    {item.fragile && <Badge tone="warning">Frágil</Badge>}
                  </Inline>
                </Table.Cell>
                <Table.Cell numeric>{formatCount(item.quantity)}</Table.Cell>
                <Table.Cell numeric>{item.weightGrams ? `${formatCount(item.weightGrams / 1000)} kg` : '—'}</Table.Cell>
                <Table.Cell numeric>{item.valueCents ? formatCents(item.valueCents) : '—'}</Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </section>
    </Card.Root>
  )
}

/** People, references and moments. What nobody has said is left out rather than shown empty. */
function OrderFacts({ order }: { order: ServiceOrder }) {
  const facts: [term: string, value: string | null | undefined][] = [
    ['Prazo', order.promisedAt && formatDateTime(order.promisedAt)],
    ['Solicitada por', order.requestedBy?.name],
    ['Responsável', order.assignee?.name],
    ['Referência', order.externalRef],
    ['Centro de custo', order.costCenter],
    ['Valor declarado', order.declaredValueCents === null ? null : formatCents(order.declaredValueCents)],
    ['Tentativas', `${order.attempts} de ${order.maximumAttempts}`],
    ['Cobrança', order.chargeable ? 'Cancelamento com cobrança' : null],
    ['Motivo do cancelamento', order.cancelReason],
    ['Criada em', formatDateTime(order.createdAt)],
    ['Entregue em', order.deliveredAt && formatDateTime(order.deliveredAt)],
    ['Observações para o entregador', order.notes],
    ['Notas internas', order.internalNotes],
  ]
  return (
    <aside>
      <Card.Root asChild>
        <section>
          <Card.Header title="Dados da ordem" level={2} />
          <Card.Body>
            <DescriptionList.Root>
              {facts.map(
                ([term, value]) =>
                  value && (
                    <DescriptionList.Item key={term} term={term}>
                      {value}
                    </DescriptionList.Item>
                  ),
              )}
            </DescriptionList.Root>
          </Card.Body>
        </section>
      </Card.Root>
    </aside>
  )
}
