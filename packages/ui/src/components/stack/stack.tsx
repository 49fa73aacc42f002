import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { Slot } from '../../lib/slot.tsx'
import { gaps, type LayoutGap } from './stack.variants.ts'

export interface StackProps extends ComponentProps<'div'> {
  /**
   * The space between the children.
   * @default 'md'
   */
  gap?: LayoutGap | undefined
  /**
   * Lays out the single child instead of adding a `div`.
   * @default false
   */
  asChild?: boolean | undefined
}

/** Stacks items vertically with an even gap. */
export function Stack({ gap = 'md', asChild = false, className, ...rest }: StackProps) {
  const Root = asChild ? Slot : 'div'
  return <Root {...rest} data-slot="stack" className={cn('flex min-w-0 flex-col', gaps[gap], className)} />
}
