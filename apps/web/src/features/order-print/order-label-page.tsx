import type { ServiceOrder } from '@malote/api-client'
import { useState } from 'react'
import { formatCount } from '../../lib/format/formats.ts'
import { LabelPerVolumeField } from './label-per-volume-field.tsx'
import { listLabels, OrderLabel } from './order-label.tsx'
import { PrintPage } from './print-page.tsx'

/** `/ordens-de-servico/{n}/etiqueta`: a label for each volume or for each drop-off. */
export function OrderLabelPage({ order }: { order: ServiceOrder }) {
  // Each volume is carried and checked by itself.
  const [perVolume, setPerVolume] = useState(true)
  const [ofVolumes, ofDropoffs] = [listLabels(order, true), listLabels(order, false)]
  const labels = perVolume ? ofVolumes : ofDropoffs
  return (
    <PrintPage
      orderNumber={order.orderNumber}
      title={`Etiqueta de ${order.orderNumber}`}
      description={
        labels.length > 1 ? `${formatCount(labels.length)} etiquetas em papel A6.` : 'Papel A6 (105 × 148 mm).'
      }
    >
      {ofVolumes.length !== ofDropoffs.length && (
        <LabelPerVolumeField checked={perVolume} onCheckedChange={setPerVolume} />
      )}
      {labels.map((label) => (
        <OrderLabel key={`${label.dropoff.id}-${label.volume ?? 0}`} {...label} />
      ))}
    </PrintPage>
  )
}
