export type MarkedTextTone = 'neutral' | 'primary'

export const markedTextTones = {
  neutral: 'bg-surface-sunken text-subtle',
  primary: 'bg-primary-soft text-primary',
} satisfies Record<MarkedTextTone, string>
