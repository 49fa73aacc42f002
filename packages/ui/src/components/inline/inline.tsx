import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { Slot } from '../../lib/slot.tsx'
import { gaps, type LayoutGap } from '../stack/stack.variants.ts'
import { type InlineAlign, type InlineJustify, inlineAligns, inlineJustifies } from './inline.variants.ts'

export interface InlineProps extends ComponentProps<'div'> {
  /**
   * The space between the children.
   * @default 'sm'
   */
  gap?: LayoutGap | undefined
  /**
   * The vertical alignment of the children.
   * @default 'center'
   */
  align?: InlineAlign | undefined
  /**
   * The distribution of the children along the line.
   * @default 'start'
   */
  justify?: InlineJustify | undefined
  /**
   * Lays out the single child instead of adding a `div`.
   * @default false
   */
  asChild?: boolean | undefined
}

/** Lays out items side by side; they wrap when the line is full. */
export function Inline({
  gap = 'sm',
  align = 'center',
  justify = 'start',
  asChild = false,
  className,
  ...rest
}: InlineProps) {
  const Root = asChild ? Slot : 'div'
  return (
    <Root
      {...rest}
      data-slot="inline"
      className={cn('flex min-w-0 flex-wrap', gaps[gap], inlineAligns[align], inlineJustifies[justify], className)}
    />
  )
}
