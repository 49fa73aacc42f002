import { type ServiceOrderStatus, serviceOrderStatusLabels } from './service-order-status.ts'

/** The statuses in which an order is carried out, or will be continued. */
const assignableStatuses: readonly ServiceOrderStatus[] = [
  'accepted',
  'collecting',
  'collected',
  'in_transit',
  'partially_delivered',
  'failed',
  'returning',
]
const unacceptedStatuses: readonly ServiceOrderStatus[] = ['draft', 'requested']

/** Returns why an order in its status cannot be assigned to another user, in Portuguese; null when it can. */
export function getAssignmentError(order: {
  status: ServiceOrderStatus
  heldFrom?: ServiceOrderStatus | null
}): string | null {
  const { status } = order
  const isOnHold = status === 'on_hold'
  // A list does not contain the status from which an order was put on hold; the server checks it.
  const from = isOnHold ? (order.heldFrom ?? 'accepted') : status
  if (assignableStatuses.includes(from)) return null
  if (unacceptedStatuses.includes(from)) return 'A ordem ainda não foi aceita: o responsável é escolhido ao aceitar.'
  return `A ordem está com status “${serviceOrderStatusLabels[status]}”: o responsável não muda mais.`
}
