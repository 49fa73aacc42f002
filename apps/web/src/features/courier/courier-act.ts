import {
  findTransition,
  type NextStop,
  type ServiceOrder,
  type ServiceOrderStatus,
  type ServiceOrderSummary,
} from '@malote/api-client'

/** The stop that the courier visits next. The server computes the same one for lists (`NextStop`). */
export function getNextStop({ status, collectedAt, stops, returnStop }: ServiceOrder): NextStop | undefined {
  if (status === 'returning') return returnStop ?? undefined
  const atPickup = status === 'accepted' || status === 'collecting' || collectedAt === null
  // The stop that is served comes before those that are not, and those before the ones with an outcome.
  const rank = ({ state }: NextStop) => (state === 'completed' || state === 'failed' ? 2 : state === 'pending' ? 1 : 0)
  return stops.filter(({ kind }) => kind === (atPickup ? 'pickup' : 'dropoff')).toSorted((a, b) => rank(a) - rank(b))[0]
}

/** The next act of the courier: a step that takes one press, or the registration of a stop. */
export interface CourierAct {
  label: string
  /** The step of the order; absent: the stop is registered with its proofs. */
  to?: ServiceOrderStatus
}

/** The steps that take one press. */
const steps: Partial<Record<ServiceOrderStatus, ServiceOrderStatus>> = {
  accepted: 'collecting',
  collected: 'in_transit',
}

/** @returns the next act of the courier; undefined when the courier can only wait. */
export function getCourierAct(
  { status }: Pick<ServiceOrder, 'status'>,
  stop: Pick<NextStop, 'kind' | 'state'> | undefined,
): CourierAct | undefined {
  const to = status === 'failed' ? (stop?.kind === 'pickup' ? 'collecting' : 'in_transit') : steps[status]
  if (to) return { label: findTransition(status, to)?.label ?? '', to }
  if (status === 'collecting') return { label: 'Registrar coleta' }
  if (status === 'in_transit') return { label: stop?.state === 'arrived' ? 'Continuar entrega' : 'Cheguei na entrega' }
  if (status === 'returning') return { label: 'Registrar devolução' }
  return undefined
}

/** @returns the next act of the courier for an order of a list. */
export const getSummaryAct = (order: ServiceOrderSummary): CourierAct | undefined =>
  order.nextStop && getCourierAct(order, order.nextStop)
