export type StatTone = 'neutral' | 'success' | 'warning' | 'danger'

export const statTones = {
  neutral: 'text-text',
  success: 'text-success',
  warning: 'text-warning',
  danger: 'text-danger',
} satisfies Record<StatTone, string>
