import {
  priorityLabels,
  type ServiceOrderStatus,
  type ServiceOrderSummary,
  serviceOrderStatusLabels,
  withFallback,
} from '@malote/api-client'
import { Text } from '@malote/ui'
import { getStatusTone, StatusBadge, type StatusKind } from '@malote/ui/delivery'
import { useState } from 'react'
import { getViewerZone } from '../../lib/format/time-zone.ts'
import { useQueuedRequests } from '../../lib/offline/queued-requests.ts'
import { formatShortLocalMoment } from './order/local-time.ts'

/** The badge of each status; `late` is an additional badge. */
const kinds = withFallback<ServiceOrderStatus, StatusKind>(
  {
    draft: 'draft',
    requested: 'requested',
    accepted: 'accepted',
    collecting: 'collecting',
    collected: 'collected',
    in_transit: 'moving',
    delivered: 'done',
    partially_delivered: 'partial',
    failed: 'failed',
    on_hold: 'paused',
    returning: 'returning',
    returned: 'returned',
    canceled: 'canceled',
    expired: 'expired',
  },
  'draft',
)

/** @returns the tone of an order in a view without badges. */
export const getOrderTone = ({ status, late }: Pick<ServiceOrderSummary, 'status' | 'late'>) =>
  getStatusTone(late ? 'late' : kinds[status])

export interface OrderStatusProps {
  status: ServiceOrderStatus
  /** Start of the pickup window; a requested order with a future window is shown as scheduled. */
  scheduledFor: string | null
  /**
   * The time zone of the pickup.
   * @default that of the viewer
   */
  zone?: string | undefined
}

/** The status badge of an order in list, detail and timeline. */
export function OrderStatus({ status, scheduledFor, zone = getViewerZone() }: OrderStatusProps) {
  // Fixed at the first render, so that rendering stays pure.
  const [now] = useState(Date.now)
  if (status === 'requested' && scheduledFor && Date.parse(scheduledFor) > now) {
    return <StatusBadge kind="scheduled">{`Agendada para ${formatShortLocalMoment(scheduledFor, zone)}`}</StatusBadge>
  }
  return <StatusBadge kind={kinds[status]}>{serviceOrderStatusLabels[status]}</StatusBadge>
}

/** Marks an open order whose promised time has passed. */
export function LateBadge() {
  return <StatusBadge kind="late">Atrasada</StatusBadge>
}

/** Marks an urgent order. */
export function UrgentMark() {
  return (
    <Text asChild size="sm" weight="medium" tone="warning">
      <span>{priorityLabels.urgent}</span>
    </Text>
  )
}

/** Marks an order with steps of this device that wait for a connection or were rejected; nothing for others. */
export function WaitingSteps({ orderNumber }: { orderNumber: string }) {
  const requests = useQueuedRequests(orderNumber)
  if (requests.length === 0) return null
  const isRejected = requests.some(({ rejection }) => rejection)
  return (
    <Text size="sm" tone={isRejected ? 'danger' : 'subtle'}>
      {isRejected ? 'Registro recusado' : 'Aguardando conexão'}
    </Text>
  )
}
