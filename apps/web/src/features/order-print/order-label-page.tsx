import type { ServiceOrder } from '@malote/api-client'
import { getDropoffs, OrderLabel } from './order-label.tsx'
import { PrintPage } from './print-page.tsx'

/** `/ordens-de-servico/{n}/etiqueta`: a label for each drop-off. */
export function OrderLabelPage({ order }: { order: ServiceOrder }) {
  const dropoffs = getDropoffs(order)
  return (
    <PrintPage
      orderNumber={order.orderNumber}
      title={`Etiqueta de ${order.orderNumber}`}
      description={
        dropoffs.length > 1 ? `${dropoffs.length} etiquetas em papel A6, uma por entrega.` : 'Papel A6 (105 × 148 mm).'
      }
    >
      {dropoffs.map((dropoff) => (
        <OrderLabel key={dropoff.id} order={order} dropoff={dropoff} of={dropoffs.length} />
      ))}
    </PrintPage>
  )
}
