export type ProgressTone = 'primary' | 'success' | 'warning' | 'danger'

export const progressTones = {
  primary: 'bg-primary',
  success: 'bg-success',
  warning: 'bg-warning',
  danger: 'bg-danger',
} satisfies Record<ProgressTone, string>
