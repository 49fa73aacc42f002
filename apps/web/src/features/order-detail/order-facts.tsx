import { listOrderFacts, orderSourceLabels, type ServiceOrder } from '@malote/api-client'
import { Card, DescriptionList, Link } from '@malote/ui'
import { Link as RouterLink } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatCents } from '../../lib/format/formats.ts'
import { getViewerZone } from '../../lib/format/time-zone.ts'
import { formatLocalMoment, formatOrderMoments, getTimeZone } from '../orders/order/local-time.ts'
import { orderLabels } from '../orders/order-labels.ts'

/** Users, references and dates of an order. Missing values are omitted. */
export function OrderFacts({ order }: { order: ServiceOrder }) {
  const last = order.stops.at(-1)
  const zone = last ? getTimeZone(last.address) : getViewerZone()
  const { collected, delivered } = formatOrderMoments(order)
  const format = (at: string | null) => at && formatLocalMoment(at, zone)
  const facts: [term: string, value: ReactNode][] = [
    ['Prazo', format(order.promisedAt)],
    ['Solicitada por', order.requestedBy?.name],
    ['Responsável', order.assignee?.name],
    ...listOrderFacts(order, formatCents),
    ['Tentativas sem sucesso', order.attempts > 0 && `${order.attempts} de ${order.maximumAttempts}`],
    ['Cobrança', order.chargeable ? 'Cancelamento com cobrança' : null],
    ['Motivo do cancelamento', order.cancelReason],
    ['Criada em', format(order.createdAt)],
    ['Aceita em', format(order.acceptedAt)],
    ['Coletada em', collected],
    ['Entregue em', delivered],
    ['Cancelada em', format(order.canceledAt)],
    ['Origem', orderSourceLabels[order.source]],
    ['Copiada de', order.duplicatedFrom && <OrderLink orderNumber={order.duplicatedFrom} />],
    [orderLabels.notes, order.notes],
    [orderLabels.internalNotes, order.internalNotes],
  ]
  return (
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
  )
}

function OrderLink({ orderNumber }: { orderNumber: string }) {
  return (
    <Link asChild>
      <RouterLink to="/ordens-de-servico/$orderNumber" params={{ orderNumber }}>
        {orderNumber}
      </RouterLink>
    </Link>
  )
}
