export type ErrorStateTone = 'danger' | 'warning' | 'neutral'

export const errorStateTones = {
  danger: 'bg-danger-soft text-danger',
  warning: 'bg-warning-soft text-warning',
  neutral: 'bg-surface-sunken text-subtle',
} satisfies Record<ErrorStateTone, string>
