import { type ServiceOrderStatus, serviceOrderStatusLabels } from '@malote/api-client'
import { StatusBadge, type StatusKind } from '@malote/ui'
import { useState } from 'react'
import { formatShort } from '../../lib/format/formats'

/** The look of each status; `late` is shown beside it, not instead of it. */
const kinds: Record<ServiceOrderStatus, StatusKind> = {
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
}

export interface OrderStatusProps {
  status: ServiceOrderStatus
  /** Start of the pickup window; a requested order whose window is to come is shown as scheduled. */
  scheduledFor: string | null
}

/** An order's status, the same in list, detail and timeline. */
export function OrderStatus({ status, scheduledFor }: OrderStatusProps) {
  // The moment of the first look decides, so that a render never depends on the clock.
  const [now] = useState(Date.now)
  if (status === 'requested' && scheduledFor && Date.parse(scheduledFor) > now) {
    return <StatusBadge kind="scheduled">{`Agendada para ${formatShort(scheduledFor)}`}</StatusBadge>
  }
  return <StatusBadge kind={kinds[status]}>{serviceOrderStatusLabels[status]}</StatusBadge>
}

/** Past its promise and still running. */
export function LateBadge() {
  return <StatusBadge kind="late">Atrasada</StatusBadge>
}
