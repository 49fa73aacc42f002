export type AlertTone = 'info' | 'success' | 'warning' | 'danger'

export const alertTones = {
  info: 'border-info-line bg-info-soft [--tone:var(--color-info)]',
  success: 'border-success-line bg-success-soft [--tone:var(--color-success)]',
  warning: 'border-warning-line bg-warning-soft [--tone:var(--color-warning)]',
  danger: 'border-danger-line bg-danger-soft [--tone:var(--color-danger)]',
} satisfies Record<AlertTone, string>
