import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { badgeBase, badgeTones } from '../badge/badge.variants.ts'
import { type StatusKind, statusTones } from './status-badge.variants.ts'
import { StatusIcon } from './status-icon.tsx'

export interface StatusBadgeProps extends ComponentProps<'span'> {
  /** The status, which decides the icon and the color. */
  kind: StatusKind
}

/**
 * A status as icon, text and tone, so that it does not depend on one of them. It is the same in lists, details,
 * timelines, reports and print.
 */
export function StatusBadge({ kind, className, children, ...rest }: StatusBadgeProps) {
  return (
    <span
      {...rest}
      data-slot="status-badge"
      data-kind={kind}
      className={cn(badgeBase, badgeTones[statusTones[kind]], className)}
    >
      <StatusIcon kind={kind} />
      <span className="truncate">{children}</span>
    </span>
  )
}
