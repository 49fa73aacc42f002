import * as z from 'zod/mini'
import { endpoint } from '../core/endpoint.ts'
import { allRoles } from '../core/roles.ts'
import type { ServiceOrderStatus } from '../orders/service-order-status.ts'

/** The reasons that users choose from; with `othersAllowed` they may also write their own. */
export const Reasons = z.object({
  failure: z.array(z.string()),
  /** The reasons of `failure` with which each stop that fails needs a photo, see `findStopsWithoutPhoto`. */
  photoRequired: z.array(z.string()),
  cancellation: z.array(z.string()),
  hold: z.array(z.string()),
  return: z.array(z.string()),
  /** Why an accepted order is returned to the queue. */
  requeue: z.array(z.string()),
  othersAllowed: z.boolean(),
})
export type Reasons = z.infer<typeof Reasons>

/** A list of the catalogue. */
export type ReasonKind = Exclude<keyof Reasons, 'othersAllowed' | 'photoRequired'>

const reasonKinds: Partial<Record<ServiceOrderStatus, ReasonKind>> = {
  failed: 'failure',
  canceled: 'cancellation',
  on_hold: 'hold',
  returning: 'return',
}

/** Returns the list of reasons of a transition; undefined when its reason is free text. */
export function getReasonKind(from: ServiceOrderStatus, to: ServiceOrderStatus): ReasonKind | undefined {
  if (to === 'requested') return from === 'accepted' ? 'requeue' : undefined
  // Resuming an order may lead to a status of the table above.
  return from === 'on_hold' && to !== 'canceled' ? undefined : reasonKinds[to]
}

export const reasons = {
  list: endpoint({
    id: 'reasons.list',
    method: 'GET',
    path: '/v1/reasons',
    summary: 'Lista os motivos de falha, cancelamento, espera, devolução e retorno à fila que a plataforma oferece.',
    response: Reasons,
    roles: allRoles,
  }),
}
