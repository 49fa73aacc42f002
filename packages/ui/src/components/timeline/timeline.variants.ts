export type TimelineTone = 'neutral' | 'primary' | 'info' | 'success' | 'warning' | 'danger' | 'waiting'

export const timelineTones = {
  neutral: 'border-line-strong bg-surface-raised text-subtle',
  primary: 'border-primary-line bg-primary-soft text-primary',
  info: 'border-info-line bg-info-soft text-info',
  success: 'border-success-line bg-success-soft text-success',
  warning: 'border-warning-line bg-warning-soft text-warning',
  danger: 'border-danger-line bg-danger-soft text-danger',
  waiting: 'border-waiting-line bg-waiting-soft text-waiting',
} satisfies Record<TimelineTone, string>
