export type TextTone = 'default' | 'subtle' | 'success' | 'warning' | 'danger'
export type TextSize = 'xs' | 'sm' | 'md' | 'lg'
export type TextWeight = 'regular' | 'medium' | 'semibold'

export const textTones = {
  default: 'text-text',
  subtle: 'text-subtle',
  success: 'text-success',
  warning: 'text-warning',
  danger: 'text-danger',
} satisfies Record<TextTone, string>

export const textSizes = {
  xs: 'text-xs',
  sm: 'text-sm',
  md: 'text-md',
  lg: 'text-lg',
} satisfies Record<TextSize, string>

export const textWeights = {
  regular: 'font-regular',
  medium: 'font-medium',
  semibold: 'font-semibold',
} satisfies Record<TextWeight, string>
