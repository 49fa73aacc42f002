export type RouteMapState = 'pending' | 'current' | 'completed' | 'failed'

/** Each state differs by shape as well as by colour; numbers are always upright. */
export const routeMapStates = {
  pending: 'rounded-full border-control bg-surface-raised text-text',
  current: 'rounded-full border-primary bg-primary text-on-primary',
  completed: 'rounded-sm border-success bg-success-soft text-success',
  failed: 'rounded-none border-danger bg-danger-soft text-danger',
} satisfies Record<RouteMapState, string>

/**
 * The tile layer. In the dark theme two overlays change its colours: one inverts them, the other removes the
 * saturation, which the inversion would distort. The background of missing tiles is nearly white, so that it becomes
 * as dark as a street. Markers are above the overlays and keep their colours.
 */
export const routeMapPictures = [
  'isolate bg-map-night/85 forced-colors:bg-transparent before:pointer-events-none before:absolute before:inset-0 before:z-1 before:bg-map-night',
  'before:mix-blend-difference after:pointer-events-none after:absolute after:inset-0 after:z-1 after:bg-map-tint',
  'after:mix-blend-color forced-colors:before:hidden forced-colors:after:hidden',
].join(' ')
