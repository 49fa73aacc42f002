export type RouteMapState = 'pending' | 'current' | 'completed' | 'failed'

/** Each state has a shape of its own besides its colour; numbers stay upright in all of them. */
export const routeMapStates = {
  pending: 'rounded-full border-control bg-surface-raised text-text',
  current: 'rounded-full border-primary bg-primary text-on-primary',
  completed: 'rounded-sm border-success bg-success-soft text-success',
  failed: 'rounded-none border-danger bg-danger-soft text-danger',
} satisfies Record<RouteMapState, string>

/**
 * The layer of pictures. Two sheets lie over it that only the dark theme colours: one turns light and dark round, the
 * other takes away the colours, which are turned round as well. What has no picture begins nearly white, to end as dark as a street. Markers lie
 * above and keep their colours.
 */
export const routeMapPictures = [
  'isolate bg-map-night/85 forced-colors:bg-transparent before:pointer-events-none before:absolute before:inset-0 before:z-1 before:bg-map-night',
  'before:mix-blend-difference after:pointer-events-none after:absolute after:inset-0 after:z-1 after:bg-map-tint',
  'after:mix-blend-color forced-colors:before:hidden forced-colors:after:hidden',
].join(' ')
