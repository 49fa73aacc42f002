export type AlertTone = 'info' | 'success' | 'warning' | 'danger'

export const alertTones = {
  info: 'border-info-line bg-info-soft [--tone:var(--malote-info)]',
  success: 'border-success-line bg-success-soft [--tone:var(--malote-success)]',
  warning: 'border-warning-line bg-warning-soft [--tone:var(--malote-warning)]',
  danger: 'border-danger-line bg-danger-soft [--tone:var(--malote-danger)]',
} satisfies Record<AlertTone, string>
