import { cva } from 'class-variance-authority'

export type ButtonTone = 'primary' | 'neutral' | 'danger'
export type ButtonVariant = 'solid' | 'outline' | 'ghost'
export type ButtonSize = 'sm' | 'md' | 'lg'

export const buttonTones = {
  primary: {
    solid: 'border-transparent bg-primary text-on-primary not-aria-disabled:hover:bg-primary-hover',
    outline: 'border-control bg-surface-raised text-primary not-aria-disabled:hover:bg-primary-soft',
    ghost: 'border-transparent text-primary not-aria-disabled:hover:bg-primary-soft',
  },
  neutral: {
    solid: 'border-transparent bg-surface-inverse text-on-inverse not-aria-disabled:hover:opacity-90',
    outline: 'border-control bg-surface-raised text-text not-aria-disabled:hover:bg-surface-hover',
    ghost: 'border-transparent text-text not-aria-disabled:hover:bg-surface-hover',
  },
  danger: {
    solid: 'border-transparent bg-danger text-on-danger not-aria-disabled:hover:bg-danger-hover',
    outline: 'border-control bg-surface-raised text-danger not-aria-disabled:hover:bg-danger-soft',
    ghost: 'border-transparent text-danger not-aria-disabled:hover:bg-danger-soft',
  },
} satisfies Record<ButtonTone, Record<ButtonVariant, string>>

/** Of a button with a reason why it cannot be used. Not by opacity, because its focus ring must stay visible. */
export const unusableVariants = {
  solid: 'border-transparent bg-surface-sunken text-disabled',
  outline: 'border-line bg-surface-raised text-disabled',
  ghost: 'border-transparent text-disabled',
} satisfies Record<ButtonVariant, string>

/** On phones every size is 44 px high, the minimum touch target. */
export const buttonSizes = {
  sm: 'h-11 px-3 text-sm md:h-8',
  md: 'h-11 px-4 text-md md:h-9',
  lg: 'h-11 px-5 text-lg',
} satisfies Record<ButtonSize, string>

export const buttonVariants = cva(
  [
    'group/button relative inline-flex max-w-full shrink-0 items-center justify-center gap-2 whitespace-nowrap select-none',
    'rounded-md border font-medium no-underline transition-colors print:hidden',
    'disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed',
    'wrap-label mark-chosen data-disabled:opacity-50 [&_svg]:size-4 [&_svg]:shrink-0',
  ],
  { variants: { size: buttonSizes } },
)
