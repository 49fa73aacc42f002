export type StepState = 'done' | 'current' | 'upcoming' | 'failed'

export const stepStates = {
  done: 'border-primary bg-primary text-on-primary',
  current: 'border-primary bg-primary-soft text-primary',
  upcoming: 'border-control bg-surface-raised text-subtle',
  failed: 'border-danger bg-danger-soft text-danger',
} satisfies Record<StepState, string>
