import { Slot } from '@radix-ui/react-slot'
import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.js'

export interface VisuallyHiddenProps extends ComponentProps<'span'> {
  /** Hides the one child instead of wrapping it in a `span`. */
  asChild?: boolean | undefined
}

/** Text for screen readers alone. */
export function VisuallyHidden({ asChild = false, className, ...rest }: VisuallyHiddenProps) {
  const Root = asChild ? Slot : 'span'
  return <Root {...rest} data-slot="visually-hidden" className={cn('sr-only', className)} />
}
