import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { Slot } from '../../lib/slot.tsx'
import { gaps, type LayoutGap } from '../stack/stack.variants.ts'
import { type GridColumns, gridColumns } from './grid.variants.ts'

export interface GridProps extends ComponentProps<'div'> {
  /**
   * The number or the kind of columns.
   * @default 'fill'
   */
  columns?: GridColumns | undefined
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

/** Lays out items in columns of equal width. For items with different widths side by side, use `Inline`. */
export function Grid({ columns = 'fill', gap = 'md', asChild = false, className, ...rest }: GridProps) {
  const Root = asChild ? Slot : 'div'
  return (
    <Root
      {...rest}
      data-slot="grid"
      data-columns={columns}
      className={cn('min-w-0', gridColumns[columns], gaps[gap], className)}
    />
  )
}
