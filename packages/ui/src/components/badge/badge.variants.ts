export type BadgeTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'waiting'

export const badgeTones = {
  neutral: 'border-line bg-surface-sunken text-subtle',
  info: 'border-info-line bg-info-soft text-info',
  success: 'border-success-line bg-success-soft text-success',
  warning: 'border-warning-line bg-warning-soft text-warning',
  danger: 'border-danger-line bg-danger-soft text-danger',
  waiting: 'border-waiting-line bg-waiting-soft text-waiting',
} satisfies Record<BadgeTone, string>

export const badgeBase = [
  'inline-flex h-6 max-w-full items-center gap-1 overflow-hidden whitespace-nowrap rounded-full border px-2 font-medium text-xs',
  '[&_svg]:size-3.5 [&_svg]:shrink-0',
].join(' ')
