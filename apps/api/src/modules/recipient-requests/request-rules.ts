import {
  canEditField,
  getEditScope,
  RecipientRequestKind,
  type ServiceOrderStatus,
  type StopState,
} from '@malote/api-client/contract'

interface RequestedStop {
  readonly status: ServiceOrderStatus
  readonly held_from: ServiceOrderStatus | null
  readonly state: StopState
}

/**
 * Returns what a recipient can request now: nothing once the stop is completed or the order closed, and no other window
 * once the goods are collected, because the route is planned then.
 */
export function getPossibleRequests({ status, held_from, state }: RequestedStop): RecipientRequestKind[] {
  const scope = getEditScope({ status, heldFrom: held_from })
  if (scope === 'nothing' || state === 'completed') return []
  return RecipientRequestKind.options.filter(
    (kind) => kind !== 'reschedule' || canEditField(scope, '/dropoffs/0/window/start'),
  )
}
