import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.js'
import { type SeparatorOrientation, separatorOrientations } from './separator.variants.js'

export interface SeparatorProps extends ComponentProps<'div'> {
  orientation?: SeparatorOrientation | undefined
  /** Only for the eye: screen readers pass over it. */
  decorative?: boolean | undefined
}

/**
 * A line between things that belong to different groups. With a word inside ("ou") it stands between two ways to do the
 * same. Where distance alone tells them apart, use the gap of `Stack`.
 */
export function Separator({
  orientation = 'horizontal',
  decorative = false,
  className,
  children,
  ...rest
}: SeparatorProps) {
  if (children) {
    // What stands in a separator is never read out, so the words stand between two lines instead.
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
