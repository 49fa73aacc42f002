import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { Slot } from '../../lib/slot.tsx'

export interface VisuallyHiddenProps extends ComponentProps<'span'> {
  /**
   * Hides the single child instead of adding a `span`.
   * @default false
   */
  asChild?: boolean | undefined
}

/** A text for screen readers only. */
export function VisuallyHidden({ asChild = false, className, ...rest }: VisuallyHiddenProps) {
  const Root = asChild ? Slot : 'span'
  return <Root {...rest} data-slot="visually-hidden" className={cn('sr-only', className)} />
}
