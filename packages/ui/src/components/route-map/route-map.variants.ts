export type RouteMapState = 'pending' | 'current' | 'completed' | 'failed'

/** Each state has a shape of its own besides its colour; numbers stay upright in all of them. */
export const routeMapStates = {
  pending: 'rounded-full border-control bg-surface-raised text-text',
  current: 'rounded-full border-primary bg-primary text-on-primary',
  completed: 'rounded-sm border-success bg-success-soft text-success',
  failed: 'rounded-none border-danger bg-danger-soft text-danger',
} satisfies Record<RouteMapState, string>
