import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { Slot } from '../../lib/slot.tsx'
import { type BadgeTone, badgeBase, badgeTones } from './badge.variants.ts'

export interface BadgeProps extends ComponentProps<'span'> {
  /**
   * The meaning, which decides the colors.
   * @default 'neutral'
   */
  tone?: BadgeTone | undefined
  /**
   * Styles the single child instead of adding a `span`.
   * @default false
   */
  asChild?: boolean | undefined
}

/** A short, read-only label for the item next to it. For a clickable one, use `Button`. */
export function Badge({ tone = 'neutral', asChild = false, className, ...rest }: BadgeProps) {
  const Root = asChild ? Slot : 'span'
  return <Root {...rest} data-slot="badge" data-tone={tone} className={cn(badgeBase, badgeTones[tone], className)} />
}
