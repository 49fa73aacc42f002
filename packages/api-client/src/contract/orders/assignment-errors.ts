import { type ServiceOrderStatus, serviceOrderStatusLabels } from './service-order-status.ts'

/** Where somebody carries the order out, or will go on with it. */
const carried: readonly ServiceOrderStatus[] = [
  'accepted',
  'collecting',
  'collected',
  'in_transit',
  'partially_delivered',
  'failed',
  'returning',
]
const waiting: readonly ServiceOrderStatus[] = ['draft', 'requested']

/** Why an order cannot be given to somebody else in its status, for people to read; null: it can. */
export function assignmentRefusal(order: {
  status: ServiceOrderStatus
  heldFrom?: ServiceOrderStatus | null
}): string | null {
  const { status } = order
  const held = status === 'on_hold'
  // A list does not say where a held order came from; the server does.
  const from = held ? (order.heldFrom ?? 'accepted') : status
  if (carried.includes(from)) return null
  if (waiting.includes(from)) return 'A ordem ainda não foi aceita: o responsável é escolhido ao aceitar.'
  return `A ordem está com status “${serviceOrderStatusLabels[status]}”: o responsável não muda mais.`
}
