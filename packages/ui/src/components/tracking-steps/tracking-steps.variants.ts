export type TrackingStepState = 'done' | 'current' | 'upcoming' | 'stopped'

export const trackingStepStates = {
  done: 'border-primary bg-primary text-on-primary',
  current: 'border-primary bg-accent text-on-accent forced-colors:border-[Highlight]',
  upcoming: 'border-line-strong bg-surface-raised text-subtle',
  stopped: 'border-control bg-surface-sunken text-subtle',
} satisfies Record<TrackingStepState, string>
