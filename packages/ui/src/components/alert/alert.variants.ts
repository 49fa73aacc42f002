export type AlertTone = 'info' | 'success' | 'warning' | 'danger'

export const alertTones = {
  info: 'border-info-line bg-info-soft [--tone:var(--info)]',
  success: 'border-success-line bg-success-soft [--tone:var(--success)]',
  warning: 'border-warning-line bg-warning-soft [--tone:var(--warning)]',
  danger: 'border-danger-line bg-danger-soft [--tone:var(--danger)]',
} satisfies Record<AlertTone, string>
