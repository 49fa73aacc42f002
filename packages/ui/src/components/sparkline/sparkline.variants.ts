export type SparklineTone = 'primary' | 'neutral' | 'success' | 'warning' | 'danger'

export const sparklineTones = {
  primary: 'text-primary',
  neutral: 'text-subtle',
  success: 'text-success',
  warning: 'text-warning',
  danger: 'text-danger',
} satisfies Record<SparklineTone, string>
