export type StepState = 'done' | 'current' | 'upcoming' | 'failed'

export const stepStates = {
  done: 'border-primary bg-primary text-on-primary',
  current: 'border-primary bg-primary-soft text-primary forced-colors:border-4 forced-colors:border-[Highlight]',
  upcoming: 'border-control bg-surface-raised text-subtle',
  failed: 'border-danger bg-danger-soft text-danger',
} satisfies Record<StepState, string>
