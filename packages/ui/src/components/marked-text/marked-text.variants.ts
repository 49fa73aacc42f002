export type MarkedTextTone = 'neutral' | 'primary' | 'warning'

export const markedTextTones = {
  neutral: 'bg-surface-sunken text-subtle',
  primary: 'bg-primary-soft text-primary',
  warning: 'bg-warning-soft text-warning',
} satisfies Record<MarkedTextTone, string>
