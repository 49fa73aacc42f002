import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { type SeparatorOrientation, separatorOrientations } from './separator.variants.ts'

export interface SeparatorProps extends ComponentProps<'div'> {
  /**
   * The direction of the line.
   * @default 'horizontal'
   */
  orientation?: SeparatorOrientation | undefined
  /**
   * Hides it from screen readers.
   * @default false
   */
  decorative?: boolean | undefined
}

/**
 * A line between groups. With a word inside ("ou") it separates two alternatives. Where spacing is enough, use the
 * gap of `Stack`.
 */
export function Separator({
  orientation = 'horizontal',
  decorative = false,
  className,
  children,
  ...rest
}: SeparatorProps) {
  if (children) {
    // Screen readers ignore the content of a separator, so the text is placed between two separators.
    return (
      <div
        {...rest}
        data-slot="separator"
        data-orientation="horizontal"
        className={cn('flex w-full items-center gap-3 text-sm text-subtle', className)}
      >
        <span aria-hidden className="min-w-4 flex-1 border-t border-line" />
        <span className="min-w-0 wrap-anywhere">{children}</span>
        <span aria-hidden className="min-w-4 flex-1 border-t border-line" />
      </div>
    )
  }
  return (
    <div
      {...(decorative ? { role: 'none' } : { role: 'separator', 'aria-orientation': orientation })}
      {...rest}
      data-slot="separator"
      data-orientation={orientation}
      className={cn('shrink-0 border-line', separatorOrientations[orientation], className)}
    />
  )
}
